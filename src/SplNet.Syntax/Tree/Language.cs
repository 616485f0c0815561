namespace SplNet.Syntax;

// Files and requirements.

/// <summary>A file of formulas.</summary>
internal sealed record FileSyntax(SyntaxList<DeclarationSyntax> Declarations, SyntaxList<RequirementSyntax> Requirements) : SyntaxNode;

/// <summary><c>name = operand</c></summary>
internal sealed record DeclarationSyntax(NameSyntax Name, OperandSyntax Operand) : SyntaxNode;

/// <summary>A formula with its name, if it has one, and its options.</summary>
internal sealed record RequirementSyntax(NameSyntax? Name, FormulaSyntax Formula, SyntaxList<OptionSyntax> Options) : SyntaxNode;

/// <summary><c>alpha = 0.05</c></summary>
internal sealed record OptionSyntax(NameSyntax Name, OptionValueSyntax Value) : SyntaxNode;

/// <summary>A number with its unit, or a word.</summary>
internal sealed record OptionValueSyntax(string? Word, double Number, FormulaUnit Unit) : SyntaxNode;

// Formulas.

/// <summary>Something that is true, false or unknown.</summary>
internal abstract record FormulaSyntax : SyntaxNode;

/// <summary><c>a =&gt; b =&gt; c</c>, which is <c>a =&gt; (b =&gt; c)</c>; at least two formulas.</summary>
internal sealed record ImplicationSyntax(SyntaxList<FormulaSyntax> Formulas) : FormulaSyntax;

/// <summary><c>a || b || c</c>; at least two formulas.</summary>
internal sealed record DisjunctionSyntax(SyntaxList<FormulaSyntax> Formulas) : FormulaSyntax;

/// <summary><c>a &amp;&amp; b &amp;&amp; c</c>; at least two formulas.</summary>
internal sealed record ConjunctionSyntax(SyntaxList<FormulaSyntax> Formulas) : FormulaSyntax;

/// <summary><c>!a</c></summary>
internal sealed record NegationSyntax(FormulaSyntax Formula) : FormulaSyntax;

/// <summary><c>forall n in 1, 2: a(n) &lt; b(n)</c>, or <c>exists …</c>.</summary>
internal sealed record QuantifiedSyntax(bool IsUniversal, SyntaxList<BinderSyntax> Binders, FormulaSyntax Body) : FormulaSyntax;

/// <summary><c>a &lt; b &lt;= c</c>: compares each value with the next one.</summary>
internal sealed record ComparisonSyntax(ExpressionSyntax First, SyntaxList<ComparisonStepSyntax> Steps) : FormulaSyntax;

/// <summary>A relation and its right side; the tolerance in percent belongs to <see cref="ComparisonRelation.Equivalent"/>.</summary>
internal sealed record ComparisonStepSyntax(ComparisonRelation Relation, double Tolerance, ExpressionSyntax Right) : SyntaxNode;

/// <summary>Replaces a missing formula after an error.</summary>
internal sealed record MissingFormulaSyntax : FormulaSyntax;

// The values of quantifiers.

/// <summary>Names and their values; several names take the values of a tuple.</summary>
internal sealed record BinderSyntax(SyntaxList<NameSyntax> Names, BinderValuesSyntax Values) : SyntaxNode;

/// <summary>The values of a binder: a list or a range.</summary>
internal abstract record BinderValuesSyntax : SyntaxNode;

/// <summary><c>10, 100</c> or <c>(1, 10), (2, 20)</c></summary>
internal sealed record ValueListSyntax(SyntaxList<ValueRowSyntax> Rows) : BinderValuesSyntax;

/// <summary>One value for each name of the binder.</summary>
internal sealed record ValueRowSyntax(SyntaxList<ArgumentSyntax> Values) : SyntaxNode;

/// <summary><c>1..10 step 3</c>: includes both bounds; the default step is 1.</summary>
internal sealed record RangeSyntax(double From, double To, double? Step) : BinderValuesSyntax;

// Expressions.

/// <summary>Something with a value: an estimate, a number, or a computation with them.</summary>
internal abstract record ExpressionSyntax : SyntaxNode
{
    /// <summary>True if an operand has to be measured for the value.</summary>
    public bool IsMeasured => this switch
    {
        EstimateSyntax => true,
        SumSyntax sum => sum.First.IsMeasured || sum.Terms.Any(static term => term.Term.IsMeasured),
        ProductSyntax product => product.First.IsMeasured || product.Factors.Any(static factor => factor.Factor.IsMeasured),
        _ => false,
    };

    /// <summary>True if the value depends on a variable of a quantifier.</summary>
    public bool HasVariable => this switch
    {
        VariableValueSyntax => true,
        SumSyntax sum => sum.First.HasVariable || sum.Terms.Any(static term => term.Term.HasVariable),
        ProductSyntax product => product.First.HasVariable || product.Factors.Any(static factor => factor.Factor.HasVariable),
        _ => false,
    };
}

/// <summary><c>a + b - c</c>; at least one further term.</summary>
internal sealed record SumSyntax(ExpressionSyntax First, SyntaxList<SumTermSyntax> Terms) : ExpressionSyntax;

/// <summary>A further term of a sum.</summary>
internal sealed record SumTermSyntax(bool IsSubtracted, ExpressionSyntax Term) : SyntaxNode;

/// <summary><c>a * 2 / 3</c>; at least one further factor.</summary>
internal sealed record ProductSyntax(ExpressionSyntax First, SyntaxList<ProductFactorSyntax> Factors) : ExpressionSyntax;

/// <summary>A further factor of a product.</summary>
internal sealed record ProductFactorSyntax(bool IsDivisor, ExpressionSyntax Factor) : SyntaxNode;

/// <summary>A number with its unit.</summary>
internal sealed record NumberSyntax(double Number, FormulaUnit Unit) : ExpressionSyntax;

/// <summary>A variable of a quantifier as a number: <c>n * 2 us</c>.</summary>
internal sealed record VariableValueSyntax(string Name) : ExpressionSyntax;

/// <summary><c>median(a)</c>; without an estimator, the mean time.</summary>
internal sealed record EstimateSyntax(NameSyntax? Estimator, OperandSyntax Operand) : ExpressionSyntax
{
    /// <summary>The method that transforms each observation: <c>mean(a, Type.Method)</c>; null for none.</summary>
    public QualifiedNameSyntax? Transform { get; init; }
}

/// <summary>Replaces a missing value after an error.</summary>
internal sealed record MissingExpressionSyntax : ExpressionSyntax;

// Operands.

/// <summary><c>method(types)[generators](arguments)@revision</c></summary>
/// <param name="Method">The method, an alias, <c>THIS</c> or <c>SELF</c>.</param>
/// <param name="ParameterTypes">The types that select an overload; empty if none are given.</param>
/// <param name="Generators">The generators: of the arguments, then of the instance.</param>
/// <param name="Arguments">The arguments of the generators.</param>
/// <param name="Revision">The revision; null for the current one.</param>
internal sealed record OperandSyntax(
    QualifiedNameSyntax Method,
    SyntaxList<TypeSyntax> ParameterTypes,
    SyntaxList<QualifiedNameSyntax> Generators,
    SyntaxList<ArgumentSyntax> Arguments,
    RevisionSyntax? Revision) : SyntaxNode;

/// <summary><c>@v1</c>, <c>@git:HEAD~3</c>, <c>@before</c></summary>
internal sealed record RevisionSyntax(RevisionKind Kind, string Text) : SyntaxNode;

/// <summary>An argument of an operand, or a value of a quantifier.</summary>
internal abstract record ArgumentSyntax : SyntaxNode;

/// <summary>A number.</summary>
internal sealed record NumberArgumentSyntax(double Number) : ArgumentSyntax;

/// <summary>A quoted text.</summary>
internal sealed record TextArgumentSyntax(string Text) : ArgumentSyntax;

/// <summary>True or false.</summary>
internal sealed record TruthArgumentSyntax(bool Truth) : ArgumentSyntax;

/// <summary>A variable of a quantifier.</summary>
internal sealed record VariableSyntax(string Name) : ArgumentSyntax;

// Names.

/// <summary>A name.</summary>
internal sealed record NameSyntax(string Name) : SyntaxNode;

/// <summary><c>Namespace.Type&lt;int&gt;.Method</c></summary>
internal sealed record QualifiedNameSyntax(SyntaxList<NamePartSyntax> Parts) : SyntaxNode
{
    /// <summary>Gets the name if it has one part without type arguments, like an alias; otherwise null.</summary>
    public string? Simple => Parts.Count == 1 && Parts[0].TypeArguments.Count == 0 ? Parts[0].Name : null;
}

/// <summary>One part of a name, with its type arguments.</summary>
internal sealed record NamePartSyntax(string Name, SyntaxList<TypeSyntax> TypeArguments) : SyntaxNode;

/// <summary>The type of a parameter; the suffix consists of <c>[]</c>, <c>[,]</c> and <c>?</c>.</summary>
internal sealed record TypeSyntax(QualifiedNameSyntax Name, string Suffix) : SyntaxNode;
