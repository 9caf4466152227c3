/** See `plainOrder.cjs`. */
declare function plainOrder(source: string): string;
export = plainOrder;
