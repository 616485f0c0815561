using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using SplNet.Statements.Binding;
using SplNet.Statements.Requirements;

namespace SplNet;

/// <summary>
/// A requirement that is written as a text, from an attribute or a file. It is formatted as a text that <see cref="Parse"/> reads, so that test
/// frameworks can list each one and run it alone. Whatever is wrong with it, it exists and tells its problems.
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

    /// <summary>The given name, else the formula; no other requirement of the same file or assembly has it.</summary>
    public string Name { get; }

    /// <summary>The formula in canonical form; empty if there is none to read.</summary>
    public string Formula { get; }

    /// <summary>Where it is stated: <c>perf.spl(3,1)</c> or <c>Namespace.Type.Method</c>.</summary>
    public string Location { get; }

    /// <summary>The categories by which tests are chosen.</summary>
    public IReadOnlyList<string> Categories { get; internal init; } = [];

    /// <summary>Why it cannot be evaluated: <c>perf.spl(4,7): error SPL1008: …</c>, with advice; empty if it can be.</summary>
    public IReadOnlyList<string> Problems =>
    [
        .. _text.Failures,
        .. _text.DiagnosticsFor(_syntax).Concat(_bound.Value?.Diagnostics ?? []).Where(static diagnostic => diagnostic.IsError)
            .OrderBy(static diagnostic => diagnostic.Span.Start).Select(_text.Describe),
    ];

    /// <summary>True if nothing is wrong with it but that its carrier is abstract, so that only a class derived from it has objects.</summary>
    internal bool MissesObjectOfCarrier => _text.DiagnosticsFor(_syntax).Concat(_bound.Value?.Diagnostics ?? []).Where(static diagnostic => diagnostic.IsError).ToList() is { Count: > 0 } errors
        && errors.TrueForAll(error => error.Rule == FormulaRules.InstanceMissing && IsOfCarrier(_text.Text.Substring(error.Span.Start, error.Span.Length)));

    /// <summary>The file and the line where it is stated; null where neither a file nor a compiler told.</summary>
    internal StatedPlace? Stated => _text is { IsFile: true, Path: { } path } && _syntax is not null && _text.PositionOf(_syntax.Span) is var position
        ? new StatedPlace(path, position.Line, position.Column)
        : _text.Stated;

    /// <summary>The text that states it.</summary>
    internal RequirementText Source => _text;

    /// <summary>What was read of it; null if nothing was.</summary>
    internal RequirementSyntax? Tree => _syntax;

    /// <summary>True if an operand is that of another version.</summary>
    internal bool NamesRevision => _bound.Value?.Operands.Values.Any(static operand => operand.Revision is not null) ?? false;

    /// <summary>Metrics beside time that every run counts though the formula does not ask for them, by the names of their estimators.</summary>
    internal IReadOnlyList<string> AlsoCounted { get; init; } = [];

    /// <summary>How it is found again.</summary>
    internal RequirementKey Key { get; init; } = new(string.Empty, string.Empty, string.Empty, null, 0);

    /// <summary>Reads what <see cref="ToString(string, IFormatProvider)"/> has written, and finds the requirement again.</summary>
    /// <param name="s">The text.</param>
    /// <param name="provider">Means nothing here.</param>
    /// <exception cref="FormatException">The text is none of these.</exception>
    public static SplRequirement Parse(string s, IFormatProvider? provider) =>
        TryParse(s, provider, out var requirement) ? requirement : throw new FormatException($"'{s}' does not name a requirement.");

    /// <summary>Reads what <see cref="ToString(string, IFormatProvider)"/> has written, and finds the requirement again; one that is gone says so when it is evaluated.</summary>
    /// <param name="s">The text.</param>
    /// <param name="provider">Means nothing here.</param>
    /// <param name="result">The requirement.</param>
    public static bool TryParse([NotNullWhen(true)] string? s, IFormatProvider? provider, [MaybeNullWhen(false)] out SplRequirement result)
    {
        result = s is null ? null : RequirementKey.Read(s)?.Find();
        return result is not null;
    }

    /// <summary>The name.</summary>
    public override string ToString() => Name;

    /// <summary>The text that <see cref="Parse"/> reads.</summary>
    /// <param name="format">Means nothing here.</param>
    /// <param name="formatProvider">Means nothing here.</param>
    public string ToString(string? format, IFormatProvider? formatProvider) => (Key with { Name = Name }).ToString();

    /// <summary>What is measured under a name; null if nothing is, or it cannot be bound.</summary>
    internal Operand? Operand(string name) => _bound.Value?.Operands.GetValueOrDefault(name);

    // SELF, THIS, THIS.Method, and a name alone, since an attribute has no aliases.
    private static bool IsOfCarrier(string operand) => !operand.Contains('.', StringComparison.Ordinal) || operand.StartsWith(ReservedNames.This + ".", StringComparison.Ordinal);

    internal SplRequirement Named(string name) => new(_text, _index, name) { Categories = Categories, Key = Key };
}
