using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Statements.Binding;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Requirements;

/// <summary>A text with requirements, a file or the formula of an attribute: what it says, what is wrong with it, and what its names are looked up in.</summary>
internal sealed record RequirementText
{
    private readonly IReadOnlyList<FormulaDiagnostic> _diagnostics;
    private TextDiagnostics? _byRequirement;
    private LineMap? _lines;
    private TypeScope? _types;

    private RequirementText(string place, string text, bool isFile, FileSyntax tree, IEnumerable<FormulaDiagnostic> diagnostics)
    {
        (Place, Text, IsFile, Tree) = (place, text, isFile, tree);
        _diagnostics = [.. diagnostics];
    }

    /// <summary>The file, or the member that carries the formula.</summary>
    public string Place { get; }

    public string Text { get; }

    public bool IsFile { get; }

    public FileSyntax Tree { get; }

    /// <summary>The member that carries the formula, for <c>THIS</c> and <c>SELF</c>; null in a file.</summary>
    public MemberInfo? Carrier { get; init; }

    /// <summary>The assemblies whose types the formula may name, the nearest first; those that they reference follow.</summary>
    public required IReadOnlyList<Assembly> Scope { get; init; }

    /// <summary>Their types, looked up once for all requirements of the text.</summary>
    public TypeScope Types => _types ??= new TypeScope(new ReflectionSymbols(Scope));

    /// <summary>The assembly whose dependencies a measuring process resolves; null for that of the running test or program.</summary>
    public Assembly? Home { get; init; }

    /// <summary>Options over those of the requirement.</summary>
    public Func<ExperimentOptions, ExperimentOptions>? Adjust { get; init; }

    /// <summary>The file on the disk; null for other texts.</summary>
    public string? Path { get; init; }

    /// <summary>Where the attribute is written that holds it; null for other texts, and where the compiler did not tell.</summary>
    public StatedPlace? Stated { get; init; }

    /// <summary>Why there is nothing to read, as compilers write it; empty if there is.</summary>
    public IReadOnlyList<string> Failures { get; init; } = [];

    public static RequirementText OfFile(string place, string text, IReadOnlyList<Assembly> scope, Assembly home)
    {
        var parsed = FormulaCheck.File(text);
        return new RequirementText(place, text, isFile: true, parsed.Root, parsed.Diagnostics) { Scope = scope, Home = home };
    }

    public static RequirementText OfFormula(string place, string text, MemberInfo? carrier, IReadOnlyList<Assembly> scope, List<OptionSyntax>? options = null)
    {
        var parsed = FormulaCheck.Formula(text);
        var diagnostics = new List<FormulaDiagnostic>(parsed.Diagnostics);
        var further = SyntaxList<OptionSyntax>.Of(options);
        var all = SyntaxList<OptionSyntax>.Of([.. parsed.Root.Options, .. further]);
        if (further.Count > 0)
            OptionCheck.Check(all, diagnostics);
        var tree = new FileSyntax(SyntaxList<DeclarationSyntax>.Empty, SyntaxList<RequirementSyntax>.Of([parsed.Root with { Options = all }]));
        return new RequirementText(place, text, isFile: false, tree, diagnostics.Distinct()) { Carrier = carrier, Scope = scope };
    }

    /// <summary>A text with one formula that is made and not read; its names are looked up where those of this text are.</summary>
    public RequirementText With(FormulaSyntax formula) =>
        new(Place, formula.ToString(), isFile: false, new FileSyntax(SyntaxList<DeclarationSyntax>.Empty, SyntaxList<RequirementSyntax>.Of([new RequirementSyntax(null, formula, SyntaxList<OptionSyntax>.Empty)])), [])
        {
            Carrier = Carrier,
            Scope = Scope,
            Home = Home,
            _types = Types,
        };

    /// <summary>A text that could not be had.</summary>
    public static RequirementText Missing(string place, string failure, Assembly? home) =>
        new(place, string.Empty, isFile: true, new FileSyntax(SyntaxList<DeclarationSyntax>.Empty, SyntaxList<RequirementSyntax>.Empty), [])
        {
            Scope = home is null ? [] : [home],
            Home = home,
            Failures = [failure],
        };

    /// <summary>What is wrong with a requirement itself and with what the whole text declares; with all of the text if it has no requirement.</summary>
    public IEnumerable<FormulaDiagnostic> DiagnosticsFor(RequirementSyntax? requirement) =>
        requirement is null ? _diagnostics : (_byRequirement ??= new TextDiagnostics(Tree.Requirements, _diagnostics)).Of(requirement);

    /// <summary>What a requirement of the text names, bound to what is loaded. Of one that cannot be read, only the problems of its names are found: nothing is made of it.</summary>
    public BoundRequirement Bind(RequirementSyntax requirement)
    {
        var read = DiagnosticsFor(requirement).ToList();
        if (!read.Exists(static diagnostic => diagnostic.IsError))
            return RequirementBinder.Bind(requirement, Tree.Declarations, Types, Carrier);
        var diagnostics = new BindingDiagnostics(read);
        RequirementBinder.BindOperands(requirement, Tree.Declarations, Types, Carrier, diagnostics);
        return BoundRequirement.Unusable(diagnostics.All);
    }

    /// <summary>What an operand stands for that a requirement of the text names, without aliases; null if that cannot be told.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="diagnostics">Takes the problems.</param>
    public BoundOperand? Bind(OperandSyntax operand, BindingDiagnostics diagnostics)
    {
        var alone = new ComparisonSyntax(new EstimateSyntax(null, operand), SyntaxList<ComparisonStepSyntax>.Empty);
        var requirement = new RequirementSyntax(null, alone, SyntaxList<OptionSyntax>.Empty);
        return RequirementBinder.BindOperands(requirement, SyntaxList<DeclarationSyntax>.Empty, Types, Carrier, diagnostics).Values.FirstOrDefault();
    }

    /// <summary>A diagnostic as compilers write it.</summary>
    public string Describe(FormulaDiagnostic diagnostic) => $"{Place}({PositionOf(diagnostic.Span)}): {diagnostic}";

    public TextPosition PositionOf(TextSpan span) => (_lines ??= new LineMap(Text)).PositionOf(span.Start);
}
