import { testPlugin } from '@jwsk/kit/testing'
import { content } from './plugin'

testPlugin(content)
