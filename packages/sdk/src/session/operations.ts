import { auth } from '../generated/auth'

// the calls of the sign-in flow itself: never refreshed for, never replayed, never the end of a session
export const { token: tokenCall, captcha: captchaCall, logout: logoutCall, userInfo: userInfoCall } = auth
