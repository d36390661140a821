import { LanguageMenu } from '../preferences/language-menu'
import { ModeButton } from '../preferences/mode-button'

/** What the login page offers besides signing in. */
export function LoginTools() {
  return (
    <>
      <LanguageMenu />
      <ModeButton />
    </>
  )
}
