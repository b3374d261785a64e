/** What whoever takes a plan signs while the plan has no text of its own; its fields are those of contract-template.ts. */
export const STANDARD_CONTRACT = `CONTRATO DE PRESTAÇÃO DE SERVIÇOS CONTÁBEIS

1. Partes. De um lado {{escritorio.nome}}, inscrito no CNPJ sob o número {{escritorio.documento}}, aqui chamado Esteto; de outro {{contratante.nome}}, inscrito no CPF ou CNPJ sob o número {{contratante.documento}}, com o e-mail {{contratante.email}}, aqui chamado contratante.

2. Objeto. O Esteto presta ao contratante os serviços do plano {{plano.nome}}: {{plano.servicos}}.

3. Preço. O contratante paga {{plano.valor}} por mês, no vencimento da cobrança que o Esteto envia. O valor acompanha o número de sócios e de funcionários da empresa. Os dias de teste do plano contam uma vez, desde o primeiro dia, e não se pagam.

4. Obrigações do contratante. Enviar documentos e informações verdadeiros e dentro dos prazos avisados. Multas causadas por atraso ou erro no que foi enviado são do contratante.

5. Obrigações do Esteto. Cumprir as obrigações contábeis e fiscais do plano nos prazos da lei. Multas causadas por atraso ou erro do Esteto são do Esteto.

6. Sigilo e dados pessoais. O Esteto usa os dados só para prestar os serviços e cumprir a lei (Lei 13.709/2018), e os guarda pelos prazos que a lei exige.

7. Prazo e encerramento. O contrato não tem prazo certo. Qualquer das partes o encerra com aviso de 30 dias; o Esteto entrega então os livros e documentos do contratante.

{{data}}`;
