/** `cart[3c59dc…][qty]` → `3c59dc…`; any other name is sent as it is. */
export const cartItemKeyOf = (fieldName: string): string => /^cart\[(\w+)\]\[qty\]$/.exec(fieldName)?.[1] ?? fieldName;
