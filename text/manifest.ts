// What the home screen of a phone says of the installed shop.

export const manifestText = {
  description: 'حيوانات أليفة ومستلزماتها، من صحار إلى محافظات سلطنة عُمان.',
  shortcuts: { products: 'المنتجات', cart: 'السلة', orders: 'طلباتي' },
} as const
