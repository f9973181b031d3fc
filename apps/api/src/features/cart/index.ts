export { toCartState } from './cart-state.ts';
export { cartOf } from './cart.queries.ts';
