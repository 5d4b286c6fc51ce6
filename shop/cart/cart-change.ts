/** Changes of the cart run one after the other, so that the last response is the cart as it is. */
export const CART_CHANGE = { key: '/api/cart', meanwhile: 'wait' } as const
