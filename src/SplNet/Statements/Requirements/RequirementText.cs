using System.Reflection;
using SplNet.Arguments.Reflection;
using SplNet.Statements.Binding;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Requirements;

/// <summary>A text with requirements, from a file or an attribute: its content, its problems, and the scope of its names.</summary>
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

    /// <summary>The file, or the member with the formula.</summary>
    public string Place { get; }

    public string Text { get; }

    public bool IsFile { get; }

    public FileSyntax Tree { get; }

    /// <summary>The member with the formula, for <c>THIS</c> and <c>SELF</c>; null in a file.</summary>
    public MemberInfo? Carrier { get; init; }

    /// <summary>The assemblies whose types the formula may name, nearest first, followed by their references.</summary>
    public required IReadOnlyList<Assembly> Scope { get; init; }

    /// <summary>The types in scope, looked up once for all requirements of the text.</summary>
    public TypeScope Types => _types ??= new TypeScope(new ReflectionSymbols(Scope));

    /// <summary>The assembly whose dependencies a measuring process resolves; null for the running test or program.</summary>
    public Assembly? Home { get; init; }

    /// <summary>Changes the options of the requirement.</summary>
    public Func<ExperimentOptions, ExperimentOptions>? Adjust { get; init; }

    /// <summary>The options that are stated outside of the text, by the properties of an attribute.</summary>
    public SyntaxList<OptionSyntax> Further { get; private init; }

    /// <summary>The file on disk; null for other texts.</summary>
    public string? Path { get; init; }

    /// <summary>The source location of the attribute; null for other texts, or if the compiler did not provide it.</summary>
    public StatedPlace? Stated { get; init; }

    /// <summary>The reasons why the text cannot be read, in the format of compiler errors; empty if it can.</summary>
    public IReadOnlyList<string> Failures { get; init; } = [];

    public static RequirementText OfFile(string place, string text, IReadOnlyList<Assembly> scope, Assembly home)
    {
        var parsed = FormulaCheck.File(text);
        return new RequirementText(place, text, isFile: true, parsed.Root, parsed.Diagnostics) { Scope = scope, Home = home };
    }

    public static RequirementText OfFormula(
        string place, string text, MemberInfo? carrier, IReadOnlyList<Assembly> scope, List<OptionSyntax>? options = null)
    {
        var parsed = FormulaCheck.Formula(text);
        var diagnostics = new List<FormulaDiagnostic>(parsed.Diagnostics);
        var further = SyntaxList<OptionSyntax>.Of(options);
        var all = SyntaxList<OptionSyntax>.Of([.. parsed.Root.Options, .. further]);
        if (further.Count > 0)
            OptionCheck.Check(all, diagnostics);
        var tree = new FileSyntax(
            SyntaxList<DeclarationSyntax>.Empty, SyntaxList<RequirementSyntax>.Of([parsed.Root with { Options = all }]));
        return new RequirementText(place, text, isFile: false, tree, diagnostics.Distinct())
        {
            Carrier = carrier,
            Scope = scope,
            Further = further,
        };
    }

    /// <summary>A text with one formula that is created instead of parsed; its names have the scope of this text.</summary>
    /// <param name="formula">The formula.</param>
    /// <param name="options">Its options.</param>
    public RequirementText With(FormulaSyntax formula, SyntaxList<OptionSyntax> options = default) =>
        new(
            Place,
            formula.ToString(),
            isFile: false,
            new FileSyntax(
                SyntaxList<DeclarationSyntax>.Empty,
                SyntaxList<RequirementSyntax>.Of([new RequirementSyntax(null, formula, options)])),
            [])
        {
            Further = options,
            Carrier = Carrier,
            Scope = Scope,
            Home = Home,
            _types = Types,
        };

    /// <summary>A text that is not available.</summary>
    public static RequirementText Missing(string place, string failure, Assembly? home) =>
        new(place, string.Empty, isFile: true, new FileSyntax(SyntaxList<DeclarationSyntax>.Empty, SyntaxList<RequirementSyntax>.Empty), [])
        {
            Scope = home is null ? [] : [home],
            Home = home,
            Failures = [failure],
        };

    /// <summary>
    /// The problems of a requirement and of the declarations in the text; all problems of the text if it has no requirement.
    /// </summary>
    public IEnumerable<FormulaDiagnostic> DiagnosticsFor(RequirementSyntax? requirement) =>
        requirement is null ? _diagnostics : (_byRequirement ??= new TextDiagnostics(Tree.Requirements, _diagnostics)).Of(requirement);

    /// <summary>
    /// Binds a requirement of the text to loaded types and members. If the requirement cannot be parsed, only the problems of its names are
    /// found and nothing is created.
    /// </summary>
    public BoundRequirement Bind(RequirementSyntax requirement)
    {
        var read = DiagnosticsFor(requirement).ToList();
        if (!read.Exists(static diagnostic => diagnostic.IsError))
            return RequirementBinder.Bind(requirement, Tree.Declarations, Types, Carrier);
        var diagnostics = new BindingDiagnostics(read);
        RequirementBinder.BindOperands(requirement, Tree.Declarations, Types, Carrier, diagnostics);
        return BoundRequirement.Unusable(diagnostics.All);
    }

    /// <summary>Resolves an operand of a requirement in the text, without aliases; null if this is impossible.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="diagnostics">Receives the problems.</param>
    public BoundOperand? Bind(OperandSyntax operand, BindingDiagnostics diagnostics)
    {
        var alone = new ComparisonSyntax(new EstimateSyntax(null, operand), SyntaxList<ComparisonStepSyntax>.Empty);
        var requirement = new RequirementSyntax(null, alone, SyntaxList<OptionSyntax>.Empty);
        return RequirementBinder.BindOperands(requirement, SyntaxList<DeclarationSyntax>.Empty, Types, Carrier, diagnostics).Values
            .FirstOrDefault();
    }

    /// <summary>Formats a diagnostic like a compiler message.</summary>
    public string Describe(FormulaDiagnostic diagnostic) => $"{Place}({PositionOf(diagnostic.Span)}): {diagnostic}";

    public TextPosition PositionOf(TextSpan span) => (_lines ??= new LineMap(Text)).PositionOf(span.Start);
}
