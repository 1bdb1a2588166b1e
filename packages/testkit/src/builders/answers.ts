export { answers, type Choices } from '@weekbord/api/demo/answers';
