/** Where long words in the names of cards may be broken. Other names are broken anywhere if they do not fit. */
const MARKED =
  // English
  "Under|taker’s Honey|tongue Grave|digger Alche|mist’s Whirl|winds Table|cloth Sum|moner’s Somer|sault Rhine|stone " +
  "Reflec|tion Ances|tor’s " +
  // French
  "Rassem|blement l’invo|cateur d’étin|celles d’alchi|miste Chamail|lerie impa|tientes coton|neuses Tourbil|lons " +
  "Stalac|tites pierre|ries chapar|deur Four|chette Ecto|plasme " +
  // German
  "Mumien|schlummer|balsam Sonnen|strahl|palisade Schild|kröten|aufgebot Lang|finger|handschuh Glitzer|stein|nektar " +
  "Alche|misten|spülung Toten|wecker|kaffee Tinten|klecks|fluch Schwester|laternen Knochen|brüh|würfel " +
  "Katzen|gold|tropfen Edel|stein|ellbogen Beschwörer|eintopf Zwillings|tonikum Seiten|verkehrter Schnee|sturm|brühe " +
  "Milch|nebel|mantel Honig|zungen|sirup Grab|räuber|elster Friedhofs|komitee Sinnes|wandel|tee Nixen|mund|wasser " +
  "Kopf|über|tinktur Chamä|leon|lotion Bestatter|schirm Ahnen|purzel|baum Zwei|nasen|maske Tisch|tuch|trick " +
  "Schädel|krocket Kugel|rund|serum Kasten|bollwerk Sechs|beiniger Rüstungs|suppe Klapp|pyramide Friedens|kakao " +
  "Dreiecks|finte Besen|stampede Backstein|haut Über|eifriger Vettern|trunk Spiegel|hecke Rippen|walzer " +
  "Niemands|heer Funken|gezänk Eintags|kröte Bruder|wirbel ver|riegelte Wende|mantel Verspre|chen Unge|zogener " +
  "Unge|duldige Toten|gräber Spiegel|bild Plötz|liches Fels|brocken stei|genden Zornes|röte Zittern|des Mauser|zeit " +
  "Igel|gewand Gespens|ter Geoden|most Geld|beutel Gefäl|liger Ekto|plasma";

const known = new Map(MARKED.split(" ").map((word) => [word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")]));

/** A name with soft hyphens in its words of more than so many letters. */
export function hyphenated(name: string, letters: number): string {
  return name.replace(/[^\s-]+/gu, (word) => (word.length > letters ? (known.get(word) ?? word) : word));
}
