import type { Gateway } from '@bazaar/api/model';
import { formatToman } from '@bazaar/domain/money';
import { gatewayRefusal, sortGateways } from '@bazaar/domain/payments/gateway-limits';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { GatewayBoxes, GatewayName } from '@bazaar/ui/patterns/wallet';
import { pictureAt } from '@/lib/media/picture-view';
import { paymentTexts as texts } from '@/translations/payments';

export interface GatewayChoiceProps {
  /** Prefix of the ids. */
  readonly id: string;
  readonly gateways: readonly Gateway[];
  /** Rial that the gateway is to take; undefined while it is not known. */
  readonly amountRial: number | undefined;
  readonly value: string | undefined;
  onValue(gatewayId: string): void;
}

/** Renders the gateways, healthy ones first, each with its limits or the reason why it takes nothing now. */
export function GatewayChoice({ id, gateways, amountRial, value, onValue }: GatewayChoiceProps) {
  return (
    <GatewayBoxes>
      <RadioGroup
        id={id}
        name={id}
        legend={texts.gateway}
        isLegendHidden
        value={value ?? ''}
        onValue={onValue}
        options={sortGateways(gateways).map((gateway) => {
          const { logo, title } = gateway;
          return {
            value: gateway.id,
            label: <GatewayName title={title} note={noteOf(gateway, amountRial)} />,
            count: <img src={pictureAt(logo, 96)} alt="" width={32} height={32} />,
            isDisabled: gatewayRefusal(gateway, amountRial) !== undefined,
          };
        })}
      />
    </GatewayBoxes>
  );
}

function noteOf(gateway: Gateway, amountRial: number | undefined): string {
  const { minRial, maxRial } = gateway;
  switch (gatewayRefusal(gateway, amountRial)) {
    case 'down':
      return texts.refusals.down;
    case 'too-little':
      return texts.refusals['too-little'](formatToman(minRial));
    case 'too-much':
      return texts.refusals['too-much'](formatToman(maxRial));
    default:
      return texts.limits(formatToman(minRial), formatToman(maxRial));
  }
}
