export { deleteAccount } from './delete-account.ts';
export { exportAccount, hasAccount } from './export-account.ts';
