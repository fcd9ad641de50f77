/**
 * Generated from the contract; do not edit.
 */
import type { VisitorLogGroupBy } from './visitorLogGroupBy';

export type GetVisitorChartParams = {
/**
 * First day, in Asia/Tehran.
 */
from: string;
/**
 * Last day, included.
 */
to: string;
/**
 * Size of the buckets.
 */
groupBy: VisitorLogGroupBy;
/**
 * One merchant only.
 * @minLength 1
 * @maxLength 64
 */
merchantId?: string;
};
