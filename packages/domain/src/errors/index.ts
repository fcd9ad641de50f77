export * from './message-key';
