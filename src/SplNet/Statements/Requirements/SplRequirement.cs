using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using SplNet.Statements.Binding;
using SplNet.Statements.Requirements;

namespace SplNet;

/// <summary>
/// A requirement that is written as text, in an attribute or a file. Its formatted text can be parsed by <see cref="Parse"/>, so that test
/// frameworks can list each requirement and run it alone. A requirement with problems still exists, and reports them.
/// </summary>
[StackTraceHidden]
public sealed partial class SplRequirement : IParsable<SplRequirement>, IFormattable
{
    private readonly RequirementText _text;
    private readonly RequirementSyntax? _syntax;
    private readonly int _index;
    private readonly Lazy<BoundRequirement?> _bound;

    internal SplRequirement(RequirementText text, int index, string name, BoundRequirement? bound = null)
    {
        (_text, _index, Name) = (text, index, name);
        _syntax = index < text.Tree.Requirements.Count ? text.Tree.Requirements[index] : null;
        _bound = new Lazy<BoundRequirement?>(() => bound ?? (_syntax is null ? null : text.Bind(_syntax)));
        Formula = _syntax?.Formula.ToString() ?? string.Empty;
        Location = text.IsFile && _syntax is not null ? $"{text.Place}({text.PositionOf(_syntax.Span)})" : text.Place;
    }

    /// <summary>The given name, or the formula if there is none; unique within the file or assembly.</summary>
    public string Name { get; }

    /// <summary>The formula in canonical form; empty if it cannot be parsed.</summary>
    public string Formula { get; }

    /// <summary>The place where it is stated: <c>perf.spl(3,1)</c> or <c>Namespace.Type.Method</c>.</summary>
    public string Location { get; }

    /// <summary>The categories for selecting tests.</summary>
    public IReadOnlyList<string> Categories { get; internal init; } = [];

    /// <summary>The reasons why it cannot be evaluated, with advice: <c>perf.spl(4,7): error SPL1008: …</c>; empty if it can be.</summary>
    public IReadOnlyList<string> Problems =>
    [
        .. _text.Failures,
        .. _text.DiagnosticsFor(_syntax).Concat(_bound.Value?.Diagnostics ?? []).Where(static diagnostic => diagnostic.IsError)
            .OrderBy(static diagnostic => diagnostic.Span.Start).Select(_text.Describe),
    ];

    /// <summary>True if its only problem is that its class is abstract, so that only derived classes have instances.</summary>
    internal bool MissesObjectOfCarrier => _text.DiagnosticsFor(_syntax).Concat(_bound.Value?.Diagnostics ?? [])
        .Where(static diagnostic => diagnostic.IsError).ToList() is { Count: > 0 } errors
        && errors.TrueForAll(
            error => error.Rule == FormulaRules.InstanceMissing && IsOfCarrier(_text.Text.Substring(error.Span.Start, error.Span.Length)));

    /// <summary>The file and line where it is stated; null if neither a file nor the compiler provides them.</summary>
    internal StatedPlace? Stated =>
        _text is { IsFile: true, Path: { } path } && _syntax is not null && _text.PositionOf(_syntax.Span) is var position
            ? new StatedPlace(path, position.Line, position.Column)
            : _text.Stated;

    /// <summary>The text that contains it.</summary>
    internal RequirementText Source => _text;

    /// <summary>The parsed requirement; null if parsing failed.</summary>
    internal RequirementSyntax? Tree => _syntax;

    /// <summary>True if an operand is a different version.</summary>
    internal bool NamesRevision => _bound.Value?.Operands.Values.Any(static operand => operand.Revision is not null) ?? false;

    /// <summary>Additional metrics that every run counts although the formula does not use them, by estimator name.</summary>
    internal IReadOnlyList<string> AlsoCounted { get; init; } = [];

    /// <summary>The key by which it is found again.</summary>
    internal RequirementKey Key { get; init; } = new(string.Empty, string.Empty, string.Empty, null, 0);

    /// <summary>Parses a text from <see cref="ToString(string, IFormatProvider)"/>, and finds the requirement again.</summary>
    /// <param name="s">The text.</param>
    /// <param name="provider">Not used.</param>
    /// <exception cref="FormatException">The text does not have this format.</exception>
    public static SplRequirement Parse(string s, IFormatProvider? provider) =>
        TryParse(s, provider, out var requirement) ? requirement : throw new FormatException($"'{s}' does not name a requirement.");

    /// <summary>
    /// Parses a text from <see cref="ToString(string, IFormatProvider)"/>, and finds the requirement again; a removed one reports this when
    /// it is evaluated.
    /// </summary>
    /// <param name="s">The text.</param>
    /// <param name="provider">Not used.</param>
    /// <param name="result">The requirement.</param>
    public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, [MaybeNullWhen(false)] out SplRequirement result)
    {
        result = s is null ? null : RequirementKey.Read(s)?.Find();
        return result is not null;
    }

    /// <summary>Returns the name.</summary>
    public override string ToString() => Name;

    /// <summary>Formats a text that <see cref="Parse"/> accepts.</summary>
    /// <param name="format">Not used.</param>
    /// <param name="formatProvider">Not used.</param>
    public string ToString(string? format, IFormatProvider? formatProvider) => (Key with { Name = Name }).ToString();

    /// <summary>The measured operand with a name; null if there is none or it cannot be bound.</summary>
    internal Operand? Operand(string name) => _bound.Value?.Operands.GetValueOrDefault(name);

    // SELF, THIS, THIS.Method, or a simple name, because attributes do not have aliases.
    private static bool IsOfCarrier(string operand) =>
        !operand.Contains('.', StringComparison.Ordinal) || operand.StartsWith(ReservedNames.This + ".", StringComparison.Ordinal);

    internal SplRequirement Named(string name) => new(_text, _index, name) { Categories = Categories, Key = Key };
}
