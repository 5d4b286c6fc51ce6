/** Changes of the cart run one after the other, so that the last response is the cart as it stands. */
export const CART_CHANGE = { mutationKey: ['/api/cart'], scope: { id: 'cart' } }
