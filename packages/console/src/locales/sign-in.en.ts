import type { TextsLike } from '@jwsk/kit'
import type reference from './sign-in.zh-cn'

const texts: TextsLike<typeof reference> = {
  title: 'Management System',
  login: {
    heading: 'Sign in',
    welcome: 'One back office for attractions, tickets and managed property',
    points: {
      visitors: 'Attractions, parking and tickets at a glance',
      shops: 'Shops, leases and property, end to end',
      safe: 'Graded permissions, isolated tenants',
    },
    tenantId: 'Tenant code',
    username: 'User name',
    password: 'Password',
    captcha: 'Captcha',
    usernameHint: 'Please enter your user name',
    passwordHint: 'Please enter your password',
    captchaHint: 'Not case-sensitive',
    submit: 'Sign in',
    submitting: 'Signing in…',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    capsLock: 'Caps Lock is on',
    refreshCaptcha: 'Hard to read? Get another captcha',
    captchaFailed: 'No captcha arrived, click to retry',
    captchaLoading: 'Loading the captcha',
    passwordTooShort: 'The password has at least 5 characters',
    captchaRequired: 'Please enter the captcha',
    captchaLength: 'The captcha has 5 characters',
    noRole: 'The account has no role yet and cannot sign in. Ask an administrator',
    clientRefused: 'The server refused the client “{{clientId}}”. Tell an administrator',
    expired: 'Your session has ended. Please sign in again',
    rejected: 'Your session has ended. Please sign in again ({{reason}})',
    elsewhere: 'You signed out in another tab',
    modes: { label: 'How to sign in', user: 'Account', phone: 'Phone', face: 'Face', register: 'Register', forgot: 'Forgot password' },
  },
  layout: {
    language: 'Change language',
    toDark: 'Switch to dark',
    toLight: 'Switch to light',
  },
  notices: { label: 'Notices', close: 'Close notice', success: 'Success', info: 'Note', warning: 'Warning', error: 'Error' },
}

export default texts
