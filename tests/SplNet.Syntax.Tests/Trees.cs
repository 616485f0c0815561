using FsCheck;
using FsCheck.Fluent;

namespace SplNet.Syntax.Tests;

/// <summary>Generates trees of requirements, as large as FsCheck asks for.</summary>
internal static class Trees
{
    private static readonly string[] Methods =
    [
        "A.Sort", "Namespace.Type.Method", "fast", "THIS", "SELF", "THIS.Sort", "List<int>.Contains", "Dictionary<string, int[]>.Add",
    ];

    public static Gen<RequirementSyntax> Requirement =>
        from name in Gen.Elements<NameSyntax?>(null, new NameSyntax("fast"), new NameSyntax("two words' and \\ more"))
        from formula in Gen.Sized(static size => Formula(Math.Min(size, 12), 0))
        from options in Gen.Elements(SyntaxList<OptionSyntax>.Empty, List<OptionSyntax>(
            new(new NameSyntax("alpha"), new OptionValueSyntax(null, 0.05, FormulaUnit.None)),
            new(new NameSyntax("interpretation"), new OptionValueSyntax("paired runs", 0, FormulaUnit.None))))
        select new RequirementSyntax(name, formula, options);

    /// <summary>A formula inside so many quantifiers; they bind v0, v1 and so on.</summary>
    private static Gen<FormulaSyntax> Formula(int size, int bound)
    {
        if (size <= 0)
            return Comparison(bound);
        var inner = Formula(size / 2, bound);
        return Gen.OneOf(
            Comparison(bound),
            Several(inner).Select(static formulas => (FormulaSyntax)new ImplicationSyntax(formulas)),
            Several(inner).Select(static formulas => (FormulaSyntax)new DisjunctionSyntax(formulas)),
            Several(inner).Select(static formulas => (FormulaSyntax)new ConjunctionSyntax(formulas)),
            inner.Select(static formula => (FormulaSyntax)new NegationSyntax(formula)),
            Quantified(size, bound));
    }

    private static Gen<FormulaSyntax> Quantified(int size, int bound) =>
        from isUniversal in Gen.Elements(true, false)
        from values in Gen.OneOf(Range, ValueList(1))
        from pairs in ValueList(2)
        from body in Formula(size / 2, bound + 3)
        select (FormulaSyntax)new QuantifiedSyntax(
            isUniversal,
            List<BinderSyntax>(
                new(List<NameSyntax>(new NameSyntax($"v{bound}")), values),
                new(List<NameSyntax>(new NameSyntax($"v{bound + 1}"), new NameSyntax($"v{bound + 2}")), pairs)),
            body);

    private static Gen<BinderValuesSyntax> Range =>
        from start in Gen.Choose(-10, 10)
        from length in Gen.Choose(0, 10)
        from step in Gen.Elements<double?>(null, 1, 0.25, 1e-7)
        select (BinderValuesSyntax)new RangeSyntax(start, start + length, step);

    private static Gen<BinderValuesSyntax> ValueList(int names) =>
        from rows in Several(from values in Literal.ListOf(names) select new ValueRowSyntax(List(values.ToArray())))
        select (BinderValuesSyntax)new ValueListSyntax(rows);

    private static Gen<FormulaSyntax> Comparison(int bound) =>
        from first in Expression(3, bound)
        from relation in Gen.Elements(Enum.GetValues<ComparisonRelation>())
        from right in Expression(3, bound)
        from chained in Gen.Elements(true, false)
        from last in Expression(1, bound)
        select (FormulaSyntax)new ComparisonSyntax(first, chained
            ? List<ComparisonStepSyntax>(Step(relation, right), Step(ComparisonRelation.LessOrEqual, last))
            : List<ComparisonStepSyntax>(Step(relation, right)));

    private static ComparisonStepSyntax Step(ComparisonRelation relation, ExpressionSyntax right) =>
        new(relation, relation == ComparisonRelation.Equivalent ? 2.5 : 0, right);

    private static Gen<ExpressionSyntax> Expression(int size, int bound)
    {
        var simple = Gen.OneOf(Number, Estimate(bound));
        if (size <= 0)
            return simple;
        var inner = Expression(size - 2, bound);
        return Gen.OneOf(
            simple,
            from first in inner
            from terms in Several(from sign in Gen.Elements(true, false) from term in inner select new SumTermSyntax(sign, term))
            select (ExpressionSyntax)new SumSyntax(first, terms),
            from first in inner
            from factors in Several(
                from sign in Gen.Elements(true, false) from factor in inner select new ProductFactorSyntax(sign, factor))
            select (ExpressionSyntax)new ProductSyntax(first, factors));
    }

    private static Gen<ExpressionSyntax> Number =>
        from number in Gen.Elements(0, 1, 1.05, 5, 1e-9, 123456789.125, Numbers.Largest)
        from unit in Gen.Elements(Enum.GetValues<FormulaUnit>())
        select (ExpressionSyntax)new NumberSyntax(number, unit);

    private static Gen<ExpressionSyntax> Estimate(int bound) =>
        from estimator in Gen.Elements<string?>(null, "mean", "median", "p95", "allocated", "gen0")
        from operand in Operand(bound)
        select (ExpressionSyntax)new EstimateSyntax(estimator is null ? null : new NameSyntax(estimator), operand);

    private static Gen<OperandSyntax> Operand(int bound) =>
        from method in Gen.Elements(Methods)
        from types in Gen.Elements(SyntaxList<TypeSyntax>.Empty, List<TypeSyntax>(new(Name("int"), "[]"), new(Name("System.String"), "?")))
        from generators in Gen.Elements(
            SyntaxList<QualifiedNameSyntax>.Empty,
            List<QualifiedNameSyntax>(Name("sizes")),
            List<QualifiedNameSyntax>(Name("My.sizes"), Name("lists")))
        from arguments in Gen.OneOf(Gen.Constant(SyntaxList<ArgumentSyntax>.Empty), Several(Argument(bound)))
        from revision in Gen.Elements<RevisionSyntax?>(
            null, new(RevisionKind.Named, "v1.2-rc1"), new(RevisionKind.Git, "HEAD~3"), new(RevisionKind.Git, "a (b)"),
            new(RevisionKind.NuGet, "13.0.1"), new(RevisionKind.Folder, "C:\\it's"), new(RevisionKind.Named, "git:x"),
            new(RevisionKind.Before, "before"), new(RevisionKind.Named, "before"), new(RevisionKind.Git, "before"))
        select new OperandSyntax(Name(method), types, generators, arguments, revision);

    private static Gen<ArgumentSyntax> Argument(int bound) =>
        bound == 0
            ? Literal
            : Gen.OneOf(Literal, Gen.Choose(0, bound - 1).Select(static index => (ArgumentSyntax)new VariableSyntax($"v{index}")));

    private static Gen<ArgumentSyntax> Literal => Gen.Elements<ArgumentSyntax>(
        new NumberArgumentSyntax(-5), new NumberArgumentSyntax(0.1), new NumberArgumentSyntax(1e-7), new NumberArgumentSyntax(1000),
        new TextArgumentSyntax("it's \\ \"so\""),
        new TextArgumentSyntax(""), new TruthArgumentSyntax(true), new TruthArgumentSyntax(false));

    // A name is read and not built: its parts may have type arguments.
    private static QualifiedNameSyntax Name(string text) =>
        ((EstimateSyntax)((ComparisonSyntax)Parser.ParseFormula(text + " < a").Root.Formula).First).Operand.Method;

    private static Gen<SyntaxList<T>> Several<T>(Gen<T> element)
        where T : SyntaxNode =>
        from count in Gen.Choose(2, 3)
        from elements in element.ListOf(count)
        select List(elements.ToArray());

    private static SyntaxList<T> List<T>(params T[] elements)
        where T : SyntaxNode =>
        SyntaxList<T>.Of([.. elements]);
}
