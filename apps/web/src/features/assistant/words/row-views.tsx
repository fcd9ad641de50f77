import type {
  CategoryProperty,
  MeasurementUnit,
  SupplierProduct,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import type { UnderstoodPart } from '@bazaar/domain/assistant';
import type { Preferred } from '@bazaar/domain/assistant-answers';
import { formatToman } from '@bazaar/domain/money';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { AssistantAsk, type AssistantRowView } from '@bazaar/ui/patterns/assistant';
import { toProductView } from '@/entities/product/product-view';
import { propertyText } from '@/entities/product/property-text';
import { requestAttributes } from '@/entities/request-basket/request-attributes';
import { toRequestLine } from '@/entities/request-basket/request-basket-line';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { assistantMessages } from '@/translations/assistant';
import { catalogueListMessages } from '@/translations/catalogue-list';
import { partText } from './part-text';
import { quantityOf } from './quantity-of';

const texts = assistantMessages.results;
const MOST_COLUMNS = 4;

export interface RowContext {
  readonly properties: readonly CategoryProperty[];
  readonly tradeUnits: readonly UnitOfMeasurement[];
  readonly units: readonly MeasurementUnit[];
  readonly parts: readonly UnderstoodPart[];
  /** Decimals of a column's numbers, by its property; a value of a column without them has as many as it needs. */
  readonly decimals?: ReadonlyMap<string, number | undefined>;
}

/** Returns the key properties that are columns: those the sentence speaks of first. */
export function columnsOf({ properties, parts }: Pick<RowContext, 'properties' | 'parts'>) {
  const isSaid = ({ id }: CategoryProperty) => parts.some(({ key }) => key === `property:${id}`);
  const keys = properties.filter(({ isKey, dataType }) => isKey && dataType === 'Number');
  return keys
    .toSorted((left, right) => Number(isSaid(right)) - Number(isSaid(left)))
    .slice(0, MOST_COLUMNS)
    .map(({ id, title, symbol, defaultMeasurementUnitDisplayText }) => ({
      id,
      label: title,
      unit: [symbol, defaultMeasurementUnitDisplayText].filter(Boolean).join(', '),
    }));
}

/** Returns a row of the results: its columns, its ticks, and the price of the wanted quantity. */
export function rowView({ item, met }: Preferred<SupplierProduct>, context: RowContext): AssistantRowView {
  const { tradeUnits, parts } = context;
  const columns = columnsOf(context).map(({ id }) => ({
    value: item.keyProperties.find(({ propertyId }) => propertyId === id),
    decimals: context.decimals?.get(id),
  }));
  const stated = columns.flatMap(({ value }) => value ?? []);
  const quantity = parts.find((part) => part.kind === 'quantity');
  const total = quantity === undefined ? undefined : totalOf(item, context);
  return {
    product: withSmallDrawing(toProductView(item, { tradeUnits }), item),
    cells: columns.map(({ value, decimals }) =>
      value === undefined ? '–' : propertyText(value, catalogueListMessages, { decimals }).value,
    ),
    summary: stated
      .slice(0, 3)
      .map((value) => propertyText(value, catalogueListMessages).value)
      .join(' × '),
    preferences: parts
      .filter(({ strength }) => strength === 'soft')
      .map((part) => {
        const isMet = met.includes(part.key);
        const { title, value } = partText(part);
        return { label: title ?? value, isMet, spoken: isMet ? texts.met : texts.notMet };
      }),
    ...(quantity === undefined || total === undefined
      ? {}
      : { total: texts.total(partText(quantity).value, formatToman(total)) }),
    action: (
      <AssistantAsk
        text={texts.action}
        label={texts.ask(item.name)}
        href={paths.requests}
        action={requestAttributes(wantedLine(item, context))}
      />
    ),
  };
}

/** Returns the price of the wanted quantity in Rial; `undefined` without a price, or where the quantity is in no unit of it. */
function totalOf(item: SupplierProduct, context: RowContext): number | undefined {
  const rial = item.isAvailable && 'amountRial' in item.price ? item.price.amountRial : undefined;
  const count = quantityOf(item, context);
  return rial === undefined || count === undefined ? undefined : Math.round(rial * count);
}

/** Returns the product as a line of a request, with the quantity as the sentence says it. */
function wantedLine(item: SupplierProduct, { tradeUnits, parts }: RowContext): RequestLine {
  const line = toRequestLine(item, tradeUnits);
  const quantity = parts.find((part) => part.kind === 'quantity');
  if (quantity === undefined) return line;
  const { amount, tradeUnitId, unitTitle } = quantity;
  return {
    ...line,
    quantity: amount,
    ...(tradeUnitId === undefined ? {} : { unitId: tradeUnitId, unit: unitTitle }),
  };
}

/** Every row has the one drawing made for its small box: a choice of two would show lines of two weights below one another. */
function withSmallDrawing(view: AssistantRowView['product'], { image }: SupplierProduct) {
  if (view.picture === undefined || image === undefined) return view;
  return { ...view, picture: { ...view.picture, thumb: { src: pictureAt(image, 48) } } };
}
