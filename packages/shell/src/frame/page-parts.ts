// What nearly every page of a signed-in app is made of. The frame imports it, so that it comes in the one file of the start (tooling/vite/src/app-config.ts)
// and not in thirty small ones, which compress badly (docs/decisions/060-one-wave.md).

import '@esteto/auth/can/can.tsx';
import '@esteto/domain/shared/date/competence';
import '@esteto/domain/shared/document/document';
import '@esteto/domain/shared/document/phone';
import '@esteto/domain/shared/money/money';
import '@esteto/domain/shared/text/text';
import '@esteto/ui/components/card/card.tsx';
import '@esteto/ui/components/card/page.tsx';
import '@esteto/ui/components/display/money.tsx';
import '@esteto/ui/components/display/status-badge.tsx';
import '@esteto/ui/components/field/base/adorned.tsx';
import '@esteto/ui/components/field/base/input.tsx';
import '@esteto/ui/components/field/base/select.tsx';
import '@esteto/ui/components/field/base/unfold';
import '@esteto/ui/components/states/empty-state.tsx';
import '@esteto/ui/components/toast/use-tell-failure';
import '@esteto/ui/patterns/dialog/restore-focus';
import '@esteto/ui/system/query/query-like';
import '../link/path-to.ts';
