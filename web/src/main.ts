import { mount } from "svelte";
import App from "./App.svelte";
import "./design/index.css";
import { loadLanguage } from "./lib/texts.svelte";
import { dress, preferences } from "./lib/preferences.svelte";
import { renewWhenPartsAreMissing } from "./lib/renewal";

renewWhenPartsAreMissing();
dress();
await loadLanguage(preferences.language);
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => undefined);
