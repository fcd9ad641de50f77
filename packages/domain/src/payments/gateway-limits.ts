/** What is read of a gateway. */
export interface GatewayFacts {
  readonly id: string;
  readonly isDefault: boolean;
  readonly isHealthy: boolean;
  /** Rial. */
  readonly minRial: number;
  readonly maxRial: number;
}

/** Why a gateway cannot take an amount. */
export type GatewayRefusal = 'down' | 'too-little' | 'too-much';

/** Returns why `gateway` cannot take `amountRial`; undefined when it can. Without an amount only its health counts. */
export function gatewayRefusal(
  { isHealthy, minRial, maxRial }: GatewayFacts,
  amountRial: number | undefined,
): GatewayRefusal | undefined {
  if (!isHealthy) return 'down';
  if (amountRial === undefined) return undefined;
  if (amountRial < minRial) return 'too-little';
  return amountRial > maxRial ? 'too-much' : undefined;
}

/** Returns the gateways with the healthy ones first; otherwise their order stays. */
export function sortGateways<Gateway extends GatewayFacts>(gateways: readonly Gateway[]): readonly Gateway[] {
  return [...gateways].sort((one, other) => Number(other.isHealthy) - Number(one.isHealthy));
}

/**
 * Returns the gateway to choose: the wanted one if it can take the amount, else the default one, else the first that can. `undefined` when
 * none can.
 */
export function chooseGateway<Gateway extends GatewayFacts>(
  gateways: readonly Gateway[],
  amountRial: number | undefined,
  wantedId: string | undefined,
): Gateway | undefined {
  const usable = sortGateways(gateways).filter((each) => gatewayRefusal(each, amountRial) === undefined);
  return usable.find(({ id }) => id === wantedId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
}

/** Limits of the contract for a top-up, in Rial. */
const TOP_UP_RIAL = { least: 10_000, most: 2_000_000_000 } as const;

export type TopUpRefusal =
  | { readonly reason: 'required' | 'no-gateway' }
  | { readonly reason: 'too-little' | 'too-much'; readonly limitRial: number };

/** Returns why no gateway can take this top-up; undefined when one can. The limit is that of the most generous gateway. */
export function topUpRefusal(
  amountRial: number | undefined,
  gateways: readonly GatewayFacts[],
): TopUpRefusal | undefined {
  const healthy = gateways.filter(({ isHealthy }) => isHealthy);
  if (healthy.length === 0) return { reason: 'no-gateway' };
  if (amountRial === undefined) return { reason: 'required' };
  const least = Math.max(TOP_UP_RIAL.least, Math.min(...healthy.map(({ minRial }) => minRial)));
  const most = Math.min(TOP_UP_RIAL.most, Math.max(...healthy.map(({ maxRial }) => maxRial)));
  if (amountRial < least) return { reason: 'too-little', limitRial: least };
  return amountRial > most ? { reason: 'too-much', limitRial: most } : undefined;
}
