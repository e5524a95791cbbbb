/** The motif of every card, by its id: a thing from its name. */
import { dot, spark } from "../../../art/glyphs";
import { bubbles, dashed, drop, filled, flat, heart, line, moved, VESSEL } from "./motif-parts";
import { sceneMotifs } from "./scene-motifs";

export const motifs: Readonly<Record<string, string>> = {
  ...sceneMotifs,
  // enchantment
  "inkblot-hex":
    filled(
      "M30 12c5-5 9 1 13-1 6-2 9 5 6 9-2 4 6 5 6 11s-8 5-8 10c1 7-6 10-11 6-4-3-6 4-12 3-7-1-6-8-9-11-4-3-9-4-7-10 1-5 8-4 8-9-1-7 8-13 14-8z",
      "plum",
    ) +
    filled(dot(25, 28, 5.5), "light") +
    filled(dot(40, 28, 5.5), "light") +
    flat(dot(26.5, 29, 2.5), "ink") +
    flat(dot(38.5, 29, 2.5), "ink") +
    line("M25 40c4-3 11-3 15 0", "light", 2.6) +
    filled(dot(12, 53, 3.5), "plum") +
    filled(dot(54, 52, 2.6), "plum"),
  "furious-blush":
    filled(dot(32, 33, 23), "cream") +
    flat(dot(18, 40, 6.5), "red", 0.85) +
    flat(dot(46, 40, 6.5), "red", 0.85) +
    line("M16 24l11 5M48 24l-11 5", "ink", 3.4) +
    flat(dot(24, 33, 3), "ink") +
    flat(dot(40, 33, 3), "ink") +
    line("M24 47c4-5 12-5 16 0", "ink", 3) +
    line("M14 10c-2-3 2-4 0-7M50 10c2-3-2-4 0-7", "red", 3),
  "light-fingered-glove":
    filled(
      "M20 58V40l-8-9c-3-4 2-8 6-5l7 6V13a4 4 0 0 1 8 0v12-15a4 4 0 0 1 8 0v16-12a4 4 0 0 1 8 0v24c0 9-3 12-5 15v5z",
      "cream",
    ) +
    filled("M17 52h30v8H17z", "gold") +
    line("M33 25v8M41 26v7", "sand", 2.2) +
    moved(
      "translate(40 2) scale(.92)",
      filled("M6 3h12l6 7.5L12 24 0 10.5z", "sky") + line("M0 10.5h24M8 10.5 12 24l4-13.5", "ink", 1.6),
    ),
  "broom-stampede":
    moved(
      "rotate(38 32 32)",
      filled("M29.5 2h5v34h-5z", "wood") +
        filled("M22 34h20l6 24c-10 4-22 4-32 0z", "gold") +
        filled("M22 33h20v6H22z", "red") +
        line("M26 42l-3 15M32 42v17M38 42l3 15", "wood", 2.2),
    ) +
    moved(
      "translate(-4 10) scale(.5) rotate(38 32 32)",
      filled("M29 2h6v34h-6z", "wood") + filled("M22 34h20l6 24c-10 4-22 4-32 0z", "cream"),
    ) +
    line("M44 54h14M48 60h8", "cream", 2.6),
  "choir-of-cutlasses":
    (
      [
        [-28, -2],
        [0, -5],
        [28, -2],
      ] as const
    )
      .map(([a, y]) =>
        moved(
          `translate(0 ${y}) rotate(${a} 32 60)`,
          filled("M28.5 44V20c0-7 2-12 6-16 2 5 2.5 10 2 16v24z", "cream") +
            filled("M24 44h17v4.5H24z", "gold") +
            filled("M30 48.5h5v10h-5z", "wood"),
        ),
      )
      .join("") +
    line("M53 14v-9l6 2v3l-6-2", "gold", 2.2) +
    flat(dot(51, 15, 3), "gold"),
  "four-bolted-door":
    filled("M12 60V24a20 20 0 0 1 40 0v36z", "wood") +
    line("M22 60V10M32 60V4M42 60V10", "ink", 1.6) +
    [20, 30, 40, 50].map((y) => filled(`M34 ${y - 2.5}h20v5H34z`, "grey") + filled(dot(38, y, 2.2), "gold")).join("") +
    filled("M50 16h6v40h-6z", "sand") +
    filled(dot(19, 38, 3.2), "gold"),
  "woolly-thoughts":
    filled(
      "M14 44c-8 0-11-10-4-14-3-8 6-14 12-9 3-9 17-9 20 0 7-4 14 2 11 9 8 3 6 14-3 14-2 8-12 8-15 3-4 5-13 5-15 0-2 1-4-1-6-3z",
      "light",
    ) +
    line("M22 30c3-4 8-3 9 1s-5 6-7 2M38 28c4-3 8 0 8 4s-6 5-7 1M28 42c4-2 8 0 8 3", "sand", 2.4) +
    filled(dot(22, 55, 3.6), "light") +
    filled(dot(14, 60, 2.3), "light"),
  "loyal-purse":
    filled("M20 22C8 30 6 44 10 52c3 6 9 7 22 7s19-1 22-7c4-8 2-22-10-30z", "wood") +
    filled("M18 8c4 3 6 1 9-1 3 2 7 2 10 0 3 2 5 4 9 1-1 6-3 11-4 14H22c-1-3-3-8-4-14z", "orange") +
    line("M19 22h26", "gold", 3.6) +
    flat(dot(24, 38, 3), "ink") +
    flat(dot(40, 38, 3), "ink") +
    line("M27 46c3 3 7 3 10 0", "ink", 2.8) +
    filled("M29 48h6v4a3 3 0 0 1-6 0z", "red") +
    filled(dot(54, 14, 5.5), "gold") +
    line("M54 11.5v5", "ink", 1.8),
  "sister-lanterns": (
    [
      [-13, 0],
      [13, 4],
    ] as const
  )
    .map(([x, y], i) =>
      moved(
        `translate(${x} ${y})`,
        line("M26 12a6 6 0 0 1 12 0", "ink", 2.4) +
          filled("M24 12h16l3 6H21z", "grey") +
          filled("M22 18h20v26H22z", i ? "gold" : "orange") +
          flat(i ? dot(32, 33, 6) : "M32 22c5 6 6 8 6 12a6 6 0 0 1-12 0c0-4 1-6 6-12z", "light") +
          line("M22 18v26M42 18v26", "ink", 2.4) +
          filled("M20 44h24v6H20z", "grey"),
      ),
    )
    .join(""),
  "rampart-of-promises":
    filled("M6 60V26h9v6h8v-6h8v6h2v-6h8v6h8v-6h9v34z", "sand") +
    line("M6 42h52M6 51h52M18 42v9M34 33v9M46 42v9M26 51v9M42 51v9", "ink", 1.6) +
    line(dot(27, 15, 7), "ink", 6) +
    line(dot(27, 15, 7), "gold", 2.6) +
    line(dot(37, 15, 7), "ink", 6) +
    line(dot(37, 15, 7), "cream", 2.6) +
    line("M33.2 11.5a7 7 0 0 1 .8 3.5", "gold", 2.6),
  "honeytongue-syrup":
    VESSEL.jar("orange") +
    flat("M11.3 34h41.4v4c-3 0-3 8-6 8s-3-5-6-5-3 9-6 9-3-10-7-10-3 6-6 6-3-9-6-9-2 3-4.4 3z", "gold") +
    moved(
      "translate(40 2)",
      filled("M6 8a6 5 0 1 1 12 0v5a6 6 0 0 1-12 0z", "gold") +
        line("M6.5 9.5h11M6.5 13.5h11", "ink", 2.2) +
        filled("M9 4c-6-5-11 0-5 3zM15 4c6-5 11 0 5 3z", "light"),
    ),
  "topsy-turvy-tincture":
    moved("rotate(180 32 32)", VESSEL.round("violet")) +
    bubbles([26, 26, 2.6], [37, 22, 2], [33, 32, 1.6]) +
    line("M7 26c-2 8 0 16 5 22M12 48l-6-1M12 48l1-6M57 38c2-8 0-16-5-22M52 16l6 1M52 16l-1 6", "gold", 2.6),
  "second-thought-tea":
    VESSEL.cup("orange") +
    line("M24 21c-6-4-2-12 5-11 6 1 6 7 1 9M40 20c4-2 5-8 1-11", "cream", 2.8) +
    line("M22 14l2 7 6-3", "cream", 2.8) +
    filled(spark(31, 43.5, 5.5), "gold"),
  "truce-cocoa":
    VESSEL.mug("wood") +
    filled(dot(22, 23.5, 4.5), "light") +
    filled(dot(34, 22, 4.8), "light") +
    line("M40 24V4", "ink", 2.8) +
    filled("M40 4c6-2 9 3 16 0v11c-7 3-10-2-16 0z", "light") +
    filled(heart(29.5, 44, 1), "cream"),
  // illusion
  "back-to-front-fencer":
    moved(
      "rotate(45 32 32)",
      filled("M30.5 2h3v38h-3z", "cream") +
        filled("M22 40h20v5a10 6 0 0 1-20 0z", "gold") +
        filled("M29.5 45h5v15h-5z", "wood"),
    ) +
    moved(
      "rotate(-45 32 32)",
      filled("M30.5 2h3v38h-3z", "sky") +
        filled("M22 40h20v5a10 6 0 0 1-20 0z", "grey") +
        filled("M29.5 45h5v15h-5z", "plum"),
    ) +
    line("M22 9c6-4 14-4 20 0M42 9l-5-3M42 9l-5 3", "cream", 2.2),
  "ill-mannered-shadow":
    filled("M14 60c-2-12 2-18 8-22-6-8-4-26 11-27 14 0 17 16 10 27 8 4 11 10 9 22z", "plum") +
    filled("M22 22c3-3 6-3 8 0-3 2-6 2-8 0zM44 22c-3-3-6-3-8 0 3 2 6 2 8 0z", "gold") +
    line("M25 31c5 4 11 4 16 0", "cream", 2.4) +
    filled("M30 33.5h7v6a3.5 3.5 0 0 1-7 0z", "red") +
    line("M14 46l-8-8M6 38l1-6M6 38l-5 1M6 38l4-3M51 46l8-8M59 38l-1-6M59 38l5 1M59 38l-4-3", "plum", 3),
  "tablecloth-trick":
    filled("M6 22h52v7H6z", "wood") +
    filled("M12 29h5v31h-5zM47 29h5v31h-5z", "wood") +
    filled("M10 22h40c4 6 8 8 14 8-4 8-10 12-16 10-4 6-9 2-10-4-6 6-14 2-14-4-6 4-14 0-14-10z", "red") +
    line("M24 28c2 3 4 3 6 0M42 28c2 4 6 6 10 6", "light", 2) +
    filled("M20 8h9c0 8-2 11-4.5 11S20 16 20 8z", "sky") +
    filled("M38 6h5l1 6v10h-7V12z", "leaf") +
    line("M24.5 19v3", "ink", 3),
  "three-cornered-feint":
    filled("M32 8 56 50H8z", "cream") +
    flat("M32 8 56 50H32z", "sand") +
    line("M32 8 56 50H8z") +
    filled(dot(32, 8, 6), "gold") +
    filled(dot(8, 50, 6), "red") +
    filled(dot(56, 50, 6), "sky") +
    line("M20 58h24M44 58l-5-3.5M44 58l-5 3.5", "cream", 2.4) +
    filled("M26 32c4-4 8-4 12 0-4 4-8 4-12 0z", "light") +
    flat(dot(32, 32, 2.2), "ink"),
  "nobodys-army": (
    [
      [-15, 7, 0.72, "grey"],
      [15, 7, 0.72, "grey"],
      [0, 0, 1, "cream"],
    ] as const
  )
    .map(([x, y, s, k]) =>
      moved(
        `translate(${32 + x - 32 * s} ${y + 30 * (1 - s)}) scale(${s})`,
        filled("M12 54V30a20 20 0 0 1 40 0v24H40V36H24v18z", k) +
          flat("M26 37h12v16H26z", "ink", 0.85) +
          filled("M30 10h4V2h-4z", "red") +
          line("M32 12v22M14 36h10M40 36h10", "ink", 2.2),
      ),
    )
    .join(""),
  "milkmist-cloak":
    filled(
      "M32 6c6 0 9 4 9 9 8 8 13 24 13 41-6 4-9-2-14 1s-8 1-8 1-4 1-8-1-8 3-14-1c0-17 5-33 13-41 0-5 3-9 9-9z",
      "light",
    ) +
    flat("M32 20c4 10 6 24 6 36-3 2-6 2-6 2z", "sand") +
    filled("M32 9c4 0 6 3 6 7-1 4-3 5-6 5s-5-1-6-5c0-4 2-7 6-7z", "plum") +
    filled(dot(32, 24, 3), "sky") +
    line("M32 27v31M22 30c-2 8-3 16-3 24M44 32c1 8 2 15 2 22", "sand", 2.2),
  "rippling-reflection":
    filled("M16 6h32a4 4 0 0 1 4 4v36a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z", "gold") +
    filled("M18 11h28v34H18z", "sky") +
    line("M18 24c5-3 9 3 14 0s9 3 14 0M18 32c5-3 9 3 14 0s9 3 14 0M18 40c5-3 9 3 14 0s9 3 14 0", "light", 2.6) +
    filled("M22 50h20l4 9H18z", "wood") +
    line("M23 20l6-6", "light", 2.6),
  "hedge-of-mirrors":
    filled("M4 58c0-10 4-14 10-14-2-8 6-12 10-8 2-8 14-8 16 0 5-4 12 0 10 8 6 0 10 4 10 14z", "leaf") +
    filled("M29.5 36h5v20h-5z", "gold") +
    filled(dot(32, 22, 17), "gold") +
    filled(dot(32, 22, 12.5), "sky") +
    line("M25 22c1-4 3-6 6-7", "light", 2.8) +
    filled(dot(11, 36, 5.5), "sky") +
    filled(dot(53, 36, 5.5), "sky"),
  "painted-barricade":
    filled("M10 30h6v30h-6zM48 30h6v30h-6z", "wood") +
    filled("M4 24h56v11H4zM4 41h56v11H4z", "cream") +
    flat(
      "M10 24h8l-7 11H4V33zM30 24h9l-7 11h-9zM51 24h9v1l-6 10h-10zM12 41h9l-7 11H5zM33 41h9l-7 11h-9zM54 41h6v7l-3 4h-10z",
      "red",
    ) +
    line("M4 24h56v11H4zM4 41h56v11H4z") +
    moved(
      "rotate(40 44 12)",
      filled("M40 2h7v15h-7z", "wood") +
        filled("M39 16h9v5h-9z", "grey") +
        filled("M39 21h9c1 5-3 6-3 10-4-1-6-5-6-10z", "sky"),
    ),
  "five-senses-fizz":
    VESSEL.goblet("teal") +
    filled("M20 20c7-7 17-7 24 0-7 7-17 7-24 0z", "light") +
    flat(dot(32, 20, 4), "ink") +
    bubbles([18, 4, 2.2], [27, 5, 1.8], [37, 3, 2.4], [46, 5, 1.8], [32, 10, 1.6]),
  "fools-gold-drops":
    VESSEL.tall("gold") +
    filled("M23 36h18v13H23z", "cream") +
    line("M27 40l4 5M31 40l-4 5M33 40l4 5M37 40l-4 5", "ink", 1.7) +
    filled(drop(10, 30, 1.1), "gold") +
    filled(drop(54, 24, 1.3), "gold") +
    filled(drop(52, 46, 0.9), "gold"),
  "rhinestone-nectar":
    VESSEL.goblet("pink") +
    moved("translate(20 6)", filled("M5 4h14l5 7L12 24 0 11z", "sky") + line("M0 11h24M8 11l4 13 4-13", "ink", 1.6)) +
    filled(spark(54, 10, 5), "gold") +
    filled(spark(9, 22, 4), "gold"),
  "twin-tonic":
    moved("translate(-3 2) scale(.78) translate(-8 6)", VESSEL.tall("sky")) +
    moved("translate(17 2) scale(.78) translate(8 6)", VESSEL.tall("red")) +
    line("M25 40h14", "gold", 4) +
    filled(heart(32, 40, 0.8), "gold"),
  "pretend-tea":
    filled("M47 30h3.5a7 7 0 0 1 0 14H46", "cream") +
    filled("M12 27h38c0 16-6 25-14 25H26c-8 0-14-9-14-25z", "cream") +
    filled("M9 54h44c-1 4-4 5-9 5H18c-5 0-8-1-9-5z", "sand") +
    filled("M17 33c4-2 9-1 14 1 5-2 10-3 14-1 0 7-2 11-6 11-3 0-4-3-8-3s-5 3-8 3c-4 0-6-4-6-11z", "violet") +
    flat("M21 36.5c2.5-1.5 5-1 6 1-2.5 1.5-5 1-6-1zM41 36.5c-2.5-1.5-5-1-6 1 2.5 1.5 5 1 6-1z", "light") +
    dashed("M24 20c-3-3 3-5 0-9M32 18c-3-3 3-5 0-9M40 20c-3-3 3-5 0-9", "cream", 2.4, "2.5 3.5"),
  // conjuration
  "red-hot-toasting-fork":
    moved(
      "rotate(-35 32 32)",
      filled("M29 34h6v28h-6z", "wood") +
        filled("M17 4h5v14c0 6 4 9 7.5 9V4h5v23c3.5 0 7.5-3 7.5-9V4h5v15c0 9-6 15-15 15s-15-6-15-15z", "red"),
    ) +
    filled("M50 26c1 5 7 8 7 15a8 8 0 0 1-16 0c0-4 2-6 4-8 0 2 1 3 2 4-1-4 1-8 3-11z", "gold") +
    line("M8 30c-2-3 2-4 0-7M16 24c-2-3 2-4 0-7", "gold", 2.6),
  "impatient-icicles":
    filled("M6 8h52v9H6z", "light") +
    filled("M8 17h12l-5 26zM20 17h14l-6 42zM34 17h12l-5 32zM46 17h10l-4 20z", "sky") +
    flat("M20 17h7l1 42zM8 17h6l1 26zM34 17h6l1 32zM46 17h5l1 20z", "light", 0.7) +
    line("M8 17h12l-5 26zM20 17h14l-6 42zM34 17h12l-5 32zM46 17h10l-4 20z") +
    line("M8 56h8M44 58h10", "cream", 2.6),
  "brother-whirlwinds": (
    [
      [-9, 0, 1],
      [16, 8, 0.75],
    ] as const
  )
    .map(([x, y, s]) =>
      moved(
        `translate(${x + 32 - 32 * s} ${y + 10 * (1 - s)}) scale(${s})`,
        filled(
          "M12 8c8-4 32-4 40 0s0 8-20 8-28-4-20-8zM17 20c6-3 24-3 30 0s0 7-15 7-21-4-15-7zM22 32c4-2 16-2 20 0s0 6-10 6-14-4-10-6zM26 43c2-1.5 10-1.5 12 0s0 5-6 5-8-3.5-6-5z",
          "cream",
        ) + filled("M30 52h6l-5 8z", "cream"),
      ),
    )
    .join(""),
  "squabble-of-sparks":
    filled(spark(24, 26, 20), "gold") +
    filled(spark(47, 44, 14), "red") +
    filled(spark(48, 13, 9), "cream") +
    filled(spark(14, 52, 7), "orange") +
    line("M34 36l4 3M38 34l-2 7", "light", 2.2),
  "sunbeam-palisade":
    filled(dot(32, 20, 12), "gold") +
    line("M32 4V1M16 8l-3-3M48 8l3-3M13 20H8M51 20h5", "gold", 3) +
    filled("M6 34l6-7 6 7v26H6zM20 34l6-7 6 7v26H20zM34 34l6-7 6 7v26H34zM48 34l6-7 6 7v26H48z", "wood") +
    filled("M3 42h58v5H3z", "sand"),
  "obliging-boulder":
    filled("M10 50C4 36 12 18 28 14c16-4 30 10 28 28-1 12-10 16-24 16-12 0-19-2-22-8z", "grey") +
    flat("M46 18c8 5 11 14 10 24-1 12-10 16-24 16 14-6 20-20 14-40z", "ink", 0.22) +
    flat(dot(25, 32, 3), "ink") +
    flat(dot(41, 32, 3), "ink") +
    line("M26 42c4 4 10 4 14 0", "ink", 2.8) +
    line("M16 28l5-6M44 50l5-4", "light", 2.4) +
    filled("M22 13c2-6 8-6 8-1M34 11c3-5 8-3 7 2", "leaf"),
  "hungry-quicksand":
    filled("M4 34c0-8 12-13 28-13s28 5 28 13-12 24-28 24S4 42 4 34z", "sand") +
    filled("M12 35c0-5 9-8 20-8s20 3 20 8-9 8-20 8-20-3-20-8z", "wood") +
    flat("M20 36c0-3 5-5 12-5s12 2 12 5-5 4-12 4-12-1-12-4z", "ink", 0.7) +
    filled("M12 34l4 5 4-6 4 7 4-7 4 7 4-7 4 7 4-7 4 6 3-5", "light") +
    moved(
      "translate(0 -4)",
      filled("M29 30V14a3 3 0 0 1 6 0v16z", "cream") +
        filled("M22 20a3 3 0 0 1 6 0v6h-6zM36 20a3 3 0 0 1 6 0v6h-6z", "cream"),
    ),
  "boxy-bulwark":
    filled("M8 22 32 12l24 10v28L32 60 8 50z", "wood") +
    flat("M32 32 56 22v28L32 60z", "ink", 0.28) +
    filled("M8 22 32 12l24 10-24 10z", "gold") +
    line("M32 32v28M8 22v28l24 10 24-10V22", "ink") +
    filled("M27 24h10v12H27z", "grey") +
    flat(dot(32, 30, 2.2), "ink") +
    line("M16 26v28M48 26v28", "sand", 2.4),
  "tortoise-turnout":
    filled("M46 40c6-6 14-5 15 2 0 5-5 7-12 6z", "leaf") +
    flat(dot(56, 41, 1.8), "ink") +
    filled("M10 48h10v9H12zM40 48h10l-2 9h-8z", "leaf") +
    filled("M6 48C6 28 18 18 30 18s24 10 24 30z", "wood") +
    filled("M30 22l9 7-3 11H24l-3-11zM21 29l-11 6M39 29l11 6M24 40l-5 8M36 40l5 8", "gold") +
    filled("M4 46h52v5H4z", "sand"),
  "three-genie-julep":
    filled("M18 28h28l-4 31H22z", "light") +
    flat("M20 38h24l-2.5 19.5h-19z", "leaf") +
    line("M18 28h28l-4 31H22z") +
    filled(
      "M22 28c-10-4-12-14-6-20 0 6 6 6 8 12 1 3 0 6-2 8zM42 28c10-4 12-14 6-20 0 6-6 6-8 12-1 3 0 6 2 8zM32 28c-7-6-6-16 1-25-1 7 5 9 5 16 0 4-3 7-6 9z",
      "sky",
    ) +
    line("M26 44l12 10", "light", 2.4),
  "rising-rain-elixir":
    VESSEL.round("sky") +
    filled(drop(12, 20, 1.1), "sky") +
    filled(drop(52, 16, 1.2), "sky") +
    filled(drop(47, 4, 0.9), "sky") +
    filled(drop(19, 5, 0.9), "sky") +
    line("M32 52V38M26 44l6-6 6 6", "light", 3),
  "blizzard-broth":
    VESSEL.bowl("sky") +
    line("M32 4v22M22.5 9.5l19 11M41.5 9.5l-19 11M29 5.5l3 3 3-3M29 24.5l3-3 3 3", "light", 2.6) +
    flat(dot(12, 16, 2), "light") +
    flat(dot(52, 14, 2.4), "light") +
    flat(dot(9, 24, 1.5), "light") +
    flat(dot(55, 24, 1.6), "light"),
  "geode-cider":
    filled("M27 6h10v10H27z", "wood") +
    filled("M32 14c14 0 23 9 23 22S46 59 32 59 9 49 9 36s9-22 23-22z", "grey") +
    filled("M32 21c10 0 16 6 16 15s-6 16-16 16-16-7-16-16 6-15 16-15z", "violet") +
    filled("M22 30l5 9-6 5zM32 24l4 12-6 1zM42 29l-2 10 6 4zM26 48l4-9 5 3-2 9zM40 48l-2-7-5 3z", "light"),
  "summoners-stew":
    VESSEL.bowl("leaf") +
    filled(
      "M24 30c-3-10-10-10-10-17 0-5 7-6 8-1 0 3-3 3-3 1 0 4 10 6 11 17zM36 30c0-14 12-12 12-20 0-5-7-6-8-1 0 3 3 3 3 1 0 4-13 6-13 20z",
      "violet",
    ) +
    bubbles([8, 22, 2.6], [56, 20, 2.2], [30, 10, 2]) +
    filled(spark(32, 44, 6), "gold"),
  // transmutation
  "one-day-toad":
    filled("M6 54c-4-8 0-16 8-18M58 54c4-8 0-16-8-18", "leaf") +
    filled(
      "M8 40C8 30 12 26 14 24c-2-8 4-14 10-12 3 1 4 3 5 5h6c1-2 2-4 5-5 6-2 12 4 10 12 2 2 6 6 6 16 0 12-10 18-24 18S8 52 8 40z",
      "leaf",
    ) +
    filled(dot(21, 20, 5.5), "light") +
    filled(dot(43, 20, 5.5), "light") +
    flat(dot(22, 20, 2.5), "ink") +
    flat(dot(42, 20, 2.5), "ink") +
    line("M14 36c6 6 12 8 18 8s12-2 18-8", "ink", 2.6) +
    filled("M20 8l4-7 4 5 4-6 4 6 4-5 4 7z", "gold") +
    flat(dot(20, 48, 2), "ink", 0.4) +
    flat(dot(44, 48, 2), "ink", 0.4),
  "sudden-feathers": (
    [
      [-26, "cream"],
      [24, "leaf"],
      [0, "gold"],
    ] as const
  )
    .map(([a, k]) =>
      moved(
        `rotate(${a} 32 62)`,
        filled("M32 62V16M32 50c-9-4-12-16-9-30 2-8 6-14 9-17 3 3 7 9 9 17 3 14 0 26-9 30z", k) +
          line("M32 58V12M32 26l-5-5M32 36l-6-5M32 26l5-5M32 36l6-5", "ink", 1.7),
      ),
    )
    .join(""),
  "gemstone-elbows":
    filled("M10 8h14v20c0 4 2 6 6 6h24v16H28C16 50 10 44 10 34z", "cream") +
    filled("M8 4h18v9H8zM50 31h9v22h-9z", "red") +
    moved(
      "translate(6 32)",
      filled("M4 6 12 0l10 2 6 9-3 11-11 5L3 22 0 14z", "sky") +
        line("M4 6l9 5 13-1M13 11l1 16M13 11l-13 3", "ink", 1.6),
    ) +
    filled(spark(44, 18, 8), "gold"),
  "hundred-shape-pounce":
    filled("M32 30c10 0 18 9 18 18 0 7-5 10-10 10-4 0-5-2-8-2s-4 2-8 2c-5 0-10-3-10-10 0-9 8-18 18-18z", "cream") +
    filled(dot(11, 30, 6.5), "cream") +
    filled(dot(53, 30, 6.5), "cream") +
    filled("M23 24c-6 0-8-8-5-15 5 2 10 8 9 13-1 2-2 2-4 2z", "cream") +
    filled("M41 24c6 0 8-8 5-15-5 2-10 8-9 13 1 2 2 2 4 2z", "cream") +
    filled(spark(32, 46, 8), "gold"),
  "armour-into-soup":
    VESSEL.bowl("orange") +
    filled("M18 28v-8a14 14 0 0 1 28 0v8z", "grey") +
    filled("M22 18h20v6H22z", "plum") +
    filled("M30 6h4V0h-4z", "red") +
    line("M32 7v10", "ink", 2.2) +
    line("M8 20c-3-3 3-5 0-9M54 18c-3-3 3-5 0-9M60 24c-3-3 3-5 0-9", "cream", 2.4),
  "mossy-waistcoat":
    filled("M18 6l14 14L46 6l8 8-3 12v30c-6 4-12 2-19 4-7-2-13 0-19-4V26l-3-12z", "leaf") +
    line("M32 20v40M18 6l14 14L46 6", "ink") +
    filled(dot(32, 30, 2.6), "gold") +
    filled(dot(32, 40, 2.6), "gold") +
    filled(dot(32, 50, 2.6), "gold") +
    filled("M17 42h9v6h-9z", "teal") +
    line("M20 30c2-2 4-2 5 0M41 34c2-2 4-2 5 0M42 48c2-2 4-2 5 0", "teal", 2.2),
  "inside-out-coat":
    filled("M22 6 8 16l-4 24 9 2 3-12v30h32V30l3 12 9-2-4-24L42 6l-10 8z", "red") +
    flat("M32 14 42 6l14 10 4 24-9 2-3-12v30H32z", "cream") +
    line("M22 6 8 16l-4 24 9 2 3-12v30h32V30l3 12 9-2-4-24L42 6l-10 8zM32 14v46") +
    dashed("M20 34v22M44 34v22M36 20v38", "gold", 1.8, "3 3") +
    filled(dot(28, 28, 2), "gold") +
    filled(dot(28, 38, 2), "gold") +
    filled(dot(28, 48, 2), "gold"),
  "brickwork-skin":
    filled(
      "M20 60V40l-6-10c-2-4 3-7 6-4l5 5V12a4 4 0 0 1 8 0v13-16a4 4 0 0 1 8 0v17-13a4 4 0 0 1 8 0v24c0 9-3 14-5 17v6z",
      "orange",
    ) + line("M25 22h8M33 30h8M41 22h8M25 38h24M21 46h26M20 54h25M31 38v8M41 46v8M28 46v8M36 54v6", "ink", 1.7),
  "shedding-season":
    filled("M14 56c-8-2-8-12 0-14h26c6 0 6-8 0-8H22C8 34 8 14 22 14h14", "leaf") +
    line("M18 54c-10 4-14-12-2-12h24c8 0 8-9 0-9H24c-16 0-14-17 0-17h10", "ink", 9.5) +
    line("M18 54c-10 4-14-12-2-12h24c8 0 8-9 0-9H24c-16 0-14-17 0-17h10", "leaf", 5.5) +
    filled("M32 9c8-4 18 0 20 7-2 7-12 11-20 7z", "leaf") +
    flat(dot(44, 14, 2), "ink") +
    line("M52 16h7M59 16l3-2M59 16l3 2", "red", 2) +
    dashed("M22 60h24M48 52c6-2 8-6 8-10", "cream", 3.4, "5 3"),
  "hedgehog-habit":
    filled("M50 44 62 50c-2 6-8 8-14 8H12C2 48 4 34 10 28l-2-8 8 2 2-9 7 5 5-9 5 9 8-5 1 9 8-2-2 8z", "wood") +
    line("M16 34l4 4M24 26l3 5M34 24l1 6M18 46l5 1M30 36l3 4M42 32l-1 5", "sand", 2.4) +
    filled("M38 58c-2-8 4-16 12-14l12 6c-2 6-8 8-14 8z", "cream") +
    flat(dot(50, 50, 1.9), "ink") +
    flat(dot(61, 50, 2.4), "ink") +
    filled("M26 20h16l-2 10H28z", "violet") +
    filled("M24 27h20v4H24z", "violet"),
  "mermaid-mouthwash":
    VESSEL.tall("teal") +
    filled("M28 56c-2-8 0-14 4-17-4-2-7-1-9-5 5-2 8 0 9 3 1-3 4-5 9-3-2 4-5 3-9 5 4 3 6 9 4 17z", "leaf") +
    bubbles([12, 20, 2.8], [52, 14, 2.4], [54, 30, 1.8]),
  "chameleon-lotion":
    VESSEL.jar("leaf") +
    line("M26 48a8 8 0 1 1 8-10c1 4-3 7-6 5s-1-6 2-5", "ink", 2.6) +
    filled(dot(42, 40, 5), "gold") +
    flat(dot(42, 40, 2), "ink") +
    filled("M18 12h6v4h-6zM30 12h6v4h-6zM42 12h5v4h-5z", "gold"),
  "alchemists-rinse":
    VESSEL.cone("gold") +
    line("M32 42l6 10H26zM28.5 48.5h7", "ink", 2.2) +
    bubbles([30, 20, 2], [34, 30, 1.8], [32, 1, 2]) +
    filled(spark(52, 16, 6), "gold") +
    filled(spark(12, 22, 5), "gold"),
  "cordial-of-cousins":
    VESSEL.tall("red") +
    filled(dot(27, 40, 4), "cream") +
    filled(dot(37, 40, 4), "cream") +
    filled(dot(32, 50, 4), "cream") +
    line("M29 43l2 4M35 43l-2 4", "ink", 1.8) +
    moved("translate(46 30) scale(.42)", VESSEL.round("red")) +
    moved("translate(-9 30) scale(.42)", VESSEL.round("red")),
  "roly-poly-serum":
    filled(dot(32, 36, 22), "light") +
    flat("M11.5 40c8-4 12 4 20.5 0s12-4 20.5 0a20.8 20.8 0 0 1-41 0z", "pink") +
    line(dot(32, 36, 22)) +
    filled("M44 8l10 8-5 6-10-8z", "wood") +
    flat(dot(24, 34, 2.6), "ink") +
    flat(dot(38, 34, 2.6), "ink") +
    line("M27 44c3 2.5 6 2.5 9 0", "ink", 2.4) +
    line("M4 58c3 3 6 3 9 3M52 60c3 0 5-1 8-3", "cream", 2.6),
  // necromancy
  "skull-croquet":
    moved("rotate(-35 20 30)", filled("M18 18h5v44h-5z", "wood") + filled("M8 8h25v12H8z", "gold")) +
    filled("M28 46a16 15 0 1 1 24 4v8H34v-8c-3-1-5-2-6-4z", "cream") +
    flat(dot(38, 38, 3.8), "ink") +
    flat(dot(50, 38, 3.8), "ink") +
    flat("M43 44h3l-1.5-4z", "ink") +
    line("M40 53v5M46 53v5", "ink", 2),
  "thirsty-phantoms":
    filled("M8 58V30a15 15 0 0 1 30 0v28l-5-5-5 5-5-5-5 5-5-5z", "light") +
    flat(dot(18, 30, 2.8), "ink") +
    flat(dot(28, 30, 2.8), "ink") +
    filled("M20 38h6a3 4 0 0 1-6 0z", "plum") +
    filled("M42 34h16l-3 12c-1 3-9 3-10 0z", "red") +
    line("M50 48v8M44 58h12", "ink", 2.8) +
    filled("M44 22a8 8 0 0 1 16 0v9l-4-3-4 3-4-3-4 3z", "cream"),
  "ivy-clad-crypt":
    filled("M10 60V26L32 8l22 18v34z", "grey") +
    filled("M24 60V40a8 8 0 0 1 16 0v20z", "plum") +
    line("M32 16v10M28 20h8", "ink", 2.8) +
    line("M10 56c8-4 6-16 2-22M54 50c-8-4-6-14-2-20", "teal", 2.6) +
    filled(dot(14, 46, 3.6), "leaf") +
    filled(dot(18, 54, 3.2), "leaf") +
    filled(dot(12, 36, 3), "leaf") +
    filled(dot(50, 42, 3.6), "leaf") +
    filled(dot(47, 51, 3.2), "leaf") +
    filled("M6 58h52v5H6z", "sand"),
  "undertakers-umbrella":
    filled("M32 10c16 0 26 10 26 22-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0-4-4-9-4-13 0 0-12 10-22 26-22z", "plum") +
    line("M32 10V4M32 32v20a5 5 0 0 1-10 0", "ink", 4.2) +
    line("M32 32v20a5 5 0 0 1-10 0", "gold", 2) +
    line("M32 10c-6 6-9 12-13 22M32 10c6 6 9 12 13 22", "grey", 1.8) +
    filled(drop(10, 46, 1), "sky") +
    filled(drop(52, 44, 1), "sky") +
    filled(drop(46, 56, 0.8), "sky"),
  "rattling-rib-waltz":
    [18, 28, 38]
      .map((y, i) => line(`M32 ${y}c-14-6-20 2-18 ${9 - i}M32 ${y}c14-6 20 2 18 ${9 - i}`, "ink", 7))
      .join("") +
    [18, 28, 38]
      .map((y, i) => line(`M32 ${y}c-14-6-20 2-18 ${9 - i}M32 ${y}c14-6 20 2 18 ${9 - i}`, "cream", 3.4))
      .join("") +
    filled("M29 8h6v46h-6z", "cream") +
    line("M54 50V38l6 2v8", "gold", 2.4) +
    flat(dot(51.5, 51, 3.2), "gold") +
    flat(dot(57.5, 49, 3.2), "gold"),
  "grave-robbing-magpie":
    filled("M6 54c6-2 10-8 12-14 2-12 10-20 20-20 8 0 13 5 13 11l9 4-10 3c-1 12-10 20-22 20-8 0-16 0-22-4z", "plum") +
    filled("M24 44c4-8 12-12 20-10-2 12-10 18-20 18z", "light") +
    filled(dot(42, 28, 4), "light") +
    flat(dot(43, 28, 1.9), "ink") +
    line("M28 58v4M35 57v5", "gold", 2.8) +
    moved("translate(50 30) scale(.5)", filled("M6 3h12l6 7.5L12 24 0 10.5z", "sky")),
  "overeager-gravedigger":
    filled("M4 60c2-10 10-14 18-12 6-6 16-4 18 2 8-2 16 2 18 10z", "wood") +
    moved(
      "rotate(24 36 30)",
      filled("M33.5 10h5v26h-5z", "gold") +
        filled("M28 4h16v7H28z", "grey") +
        filled("M26 34h20v12c0 7-5 11-10 14-5-3-10-7-10-14z", "grey") +
        line("M36 40v12", "ink", 2),
    ) +
    filled(dot(12, 30, 3), "wood") +
    filled(dot(18, 20, 2.2), "wood") +
    filled(dot(8, 18, 1.8), "wood"),
  "ancestors-somersault":
    moved(
      "rotate(24 32 30)",
      filled("M16 8h32v42H16z", "gold") +
        filled("M21 13h22v32H21z", "teal") +
        filled("M25 45c0-8 3-11 7-11s7 3 7 11z", "plum") +
        filled(dot(32, 26, 7), "cream") +
        line("M27 22c2-4 8-4 10 0M30 30h4", "ink", 2),
    ) + line("M6 44c2 10 12 16 24 15M30 59l-6-4M30 59l-6 4M57 20C54 12 48 7 40 5", "cream", 2.8),
  "folding-pyramid":
    filled("M32 8 60 54H4z", "gold") +
    flat("M32 8 60 54H32z", "wood", 0.55) +
    line("M32 8 60 54H4zM32 8v46") +
    dashed("M18 31h28M11 42h42", "ink", 1.8, "4 3") +
    filled("M26 54V44h12v10z", "plum") +
    filled(spark(32, 27, 5), "light") +
    line("M46 12c6 2 9 6 10 12M56 24l-5-3M56 24l3-5", "cream", 2.6),
  "graveyard-committee":
    (
      [
        [-17, 8, 0.78, "grey"],
        [17, 8, 0.78, "grey"],
        [0, 0, 1, "cream"],
      ] as const
    )
      .map(([x, y, s, k]) =>
        moved(
          `translate(${32 + x - 32 * s} ${y + 58 * (1 - s) - y}) scale(${s})`,
          filled("M16 58V26a16 16 0 0 1 32 0v32z", k) +
            flat(dot(26, 28, 2.4), "ink") +
            flat(dot(38, 28, 2.4), "ink") +
            line("M27 37c3-2 7-2 10 0", "ink", 2.4) +
            line("M24 46h16M27 52h10", "ink", 1.7),
        ),
      )
      .join("") + filled("M2 56h60v6H2z", "leaf"),
  "sparkling-ectoplasm":
    VESSEL.round("leaf") +
    filled("M24 52V40a8 8 0 0 1 16 0v12l-4-3-4 3-4-3z", "light") +
    flat(dot(29, 41, 1.6), "ink") +
    flat(dot(35, 41, 1.6), "ink") +
    filled(spark(53, 14, 6), "gold") +
    filled(spark(11, 20, 5), "gold") +
    bubbles([48, 28, 1.8], [17, 31, 1.4]),
  "drowsy-mummy-balm":
    VESSEL.jar("sand") +
    filled("M11 26l42-4v7l-42 5zM10 38l44-4v7l-44 5zM10 50l44-4v7l-40 5z", "light") +
    filled("M18 33.5h28v6H18z", "plum") +
    line("M22 37c1.5 1.5 4 1.5 5.5 0M36.5 37c1.5 1.5 4 1.5 5.5 0", "gold", 2) +
    line("M54 34c4 0 6 3 6 8", "light", 3),
  "bone-broth-cube":
    VESSEL.bowl("sand") +
    moved(
      "translate(0 -2)",
      filled("M20 14l12-7 12 7v13l-12 4-12-4z", "orange") +
        flat("M32 20l12-6v13l-12 4z", "ink", 0.25) +
        line("M20 14l12 6 12-6M32 20v11"),
    ) +
    line("M8 22 18 10M46 10l10 12", "ink", 6) +
    line("M8 22 18 10M46 10l10 12", "cream", 3.2) +
    filled(dot(7, 19, 2.6), "cream") +
    filled(dot(11, 24, 2.6), "cream") +
    filled(dot(57, 19, 2.6), "cream") +
    filled(dot(53, 24, 2.6), "cream"),
  "four-ghost-punch":
    VESSEL.bowl("violet") +
    (
      [
        [12, 14],
        [24, 8],
        [38, 8],
        [50, 14],
      ] as const
    )
      .map(
        ([x, y]) =>
          filled(`M${x - 6} ${y + 14}v-10a6 6 0 0 1 12 0v10l-3-2.5-3 2.5-3-2.5z`, "light") +
          flat(dot(x - 2, y + 5, 1.3), "ink") +
          flat(dot(x + 2.4, y + 5, 1.3), "ink"),
      )
      .join(""),
  "wake-the-dead-coffee":
    VESSEL.mug("wood") +
    filled("M20 36h19v7H20z", "cream") +
    line("M22 39.5c5-3 10 3 15 0", "ink", 1.8) +
    filled("M22 46a8 7 0 1 1 15 0v5H22z", "cream") +
    flat(dot(26.5, 45, 2), "ink") +
    flat(dot(32.5, 45, 2), "ink") +
    line("M22 18c-3-3 3-5 0-9M30 16c-3-3 3-5 0-10M38 18c-3-3 3-5 0-9", "cream", 2.6),
};
