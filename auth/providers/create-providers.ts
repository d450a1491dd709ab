import { AuthError } from "../auth-error.ts";
import { isProviderName, type ProviderName, type ProviderSettings, presets } from "./presets.ts";
import { createProvider, type Provider } from "./provider.ts";

export type Providers = {
  /** Throws with the protocol's words where there is none of this name, or it is off. */
  named(name: string): Provider;
  /** The same for who brings an id token. */
  issuing(asked: { provider?: string | undefined; issuer?: string | undefined }): Provider;
};

type Options = {
  settings: Readonly<Partial<Record<ProviderName, ProviderSettings>>>;
  now: () => number;
};

export function createProviders({ settings, now }: Options): Providers {
  const made = new Map<string, Provider>();
  for (const [name, chosen] of Object.entries(settings))
    if (isProviderName(name)) made.set(name, createProvider(name, chosen, now));

  return {
    named(name) {
      const provider = made.get(name);
      if (provider) return provider;
      const reason = isProviderName(name)
        ? "provider is not enabled"
        : `Provider ${name.slice(0, 100)} could not be found`;
      throw new AuthError("validation_failed", `Unsupported provider: ${reason}`);
    },
    issuing({ provider, issuer }) {
      const name = provider || nameOf(issuer, settings) || "";
      if (!(isProviderName(name) && hasIdTokens(name))) {
        const shown = (provider || issuer || "").slice(0, 100);
        throw new AuthError("validation_failed", `Custom OIDC provider "${shown}" not allowed`);
      }
      const found = made.get(name);
      if (found) return found;
      const message = `Provider (issuer "${presets[name].issuer ?? ""}") is not enabled`;
      throw new AuthError("provider_disabled", message);
    },
  };
}

function hasIdTokens(name: ProviderName): boolean {
  return presets[name].issuer !== undefined || presets[name].oauth === undefined;
}

function nameOf(issuer: string | undefined, settings: Options["settings"]): string | undefined {
  const found = Object.entries(presets).find(
    ([name, preset]) => issuer && (settings[name as ProviderName]?.url ?? preset.issuer) === issuer,
  );
  return found?.[0];
}
