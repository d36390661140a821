import { testPlugin } from '@jwsk/kit/testing'
import { authority } from './plugin'

testPlugin(authority)
