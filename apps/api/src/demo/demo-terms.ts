/** The terms of the demo data: plain words, so that whoever tries the product sees how a real text looks. */
export const DEMO_TERMS = `Estes termos valem entre você e o Esteto. Ao aceitá-los, você concorda com o que está escrito aqui.

1. O serviço
O Esteto reúne, num só lugar, as notas fiscais, os documentos e as obrigações das empresas médicas, e aproxima médicos, funcionários, gestores de plantão e a equipe de contabilidade que cuida delas.

2. Sua conta
A conta é pessoal. Guarde sua senha e não a empreste: o que for feito com ela vale como feito por você. Se desconfiar de que alguém a usou, avise a nossa equipe.

3. Os dados que você informa
Notas, guias e declarações saem dos dados que você e sua empresa informam. Confira-os antes de enviar e corrija o que mudar, pois a lei pede que estejam certos e completos.

4. Prazos
Impostos e declarações têm datas fixadas em lei. Avisamos com antecedência, mas o que depende de um documento seu só pode ser feito depois que ele chega.

5. Privacidade
Tratamos seus dados pessoais para prestar o serviço e cumprir a lei, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018). Você pode pedir, a qualquer momento, cópia, correção ou exclusão deles. O que a lei manda guardar é guardado pelo prazo que ela fixa.

6. Quem vê o quê
Sócios veem tudo o que é da empresa e escolhem o que cada funcionário pode ver e fazer. A nossa equipe vê o que precisa para trabalhar, e cada mudança fica registrada no histórico.

7. Encerramento
Você pode deixar o serviço quando quiser. Antes disso, baixe o que quiser guardar; os documentos fiscais continuam disponíveis pelo prazo legal.

8. Mudanças nestes termos
Quando estes termos mudarem, pediremos que você leia e aceite a nova versão antes de continuar.`;
