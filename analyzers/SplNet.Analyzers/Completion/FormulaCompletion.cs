using Microsoft.CodeAnalysis;
using SplNet.Syntax;
using SplNet.Syntax.Binding;

namespace SplNet.Analyzers.Completion;

/// <summary>Completes formulas at a caret.</summary>
internal sealed class FormulaCompletion
{
    private readonly FormulaPlace _place;
    private readonly ISymbol? _carrier;
    private readonly IEnumerable<string> _aliases;
    private readonly FormulaTypes _types;

    private FormulaCompletion(FormulaPlace place, Compilation compilation, ISymbol? carrier, IEnumerable<string> aliases)
    {
        _place = place;
        _carrier = carrier;
        _aliases = aliases;
        _types = new FormulaTypes(compilation);
    }

    /// <summary>Finds all items that can be inserted at the caret, each text once.</summary>
    /// <param name="text">The formula, complete or not.</param>
    /// <param name="caret">The index of the character after the caret.</param>
    /// <param name="compilation">The project.</param>
    /// <param name="carrier">The member, type or assembly with the formula; null without one.</param>
    /// <param name="aliases">The declared operand names.</param>
    public static FormulaItems Find(string text, int caret, Compilation compilation, ISymbol? carrier, IEnumerable<string> aliases)
    {
        var place = PlaceReader.Read(text, caret);
        var items = new FormulaCompletion(place, compilation, carrier, aliases).Items();
        var seen = new HashSet<string>(StringComparer.Ordinal);
        return new FormulaItems(place.Span, [.. items.Where(item => seen.Add(item.Text))]);
    }

    private INamedTypeSymbol? CarrierType => _carrier as INamedTypeSymbol ?? _carrier?.ContainingType;

    private IEnumerable<FormulaItem> Items() => _place.Kind switch
    {
        PlaceKind.Formula => Variables().Concat(Operands()).Concat(Wordlists.Estimators).Concat(Wordlists.Quantifiers),
        PlaceKind.Value => Variables().Concat(Operands()).Concat(Wordlists.Estimators),
        PlaceKind.Operand => Operands(),
        PlaceKind.Member => Members(MemberNames.Measurable),
        PlaceKind.Generator => Own(type => MemberNames.Generators(type, IsOfInstance)).Concat(Types()),
        PlaceKind.GeneratorMember => Members(type => MemberNames.Generators(type, IsOfInstance)),
        PlaceKind.Transform => Own(MemberNames.Transforms).Concat(Types()),
        PlaceKind.TransformMember => Members(MemberNames.Transforms),
        PlaceKind.Argument => Variables().Concat(Wordlists.Truths)
            .Concat(Wordlists.BuiltInTypes).Concat(Types()),
        PlaceKind.NestedType => Members(static _ => []),
        PlaceKind.Unit => Wordlists.Units,
        PlaceKind.UnitOrConnective => Wordlists.Units.Concat(Connectives()),
        PlaceKind.Percent => Wordlists.Percent,
        PlaceKind.Connective => Connectives(),
        PlaceKind.In => Wordlists.In,
        PlaceKind.Step => Wordlists.Step,
        PlaceKind.Option => Wordlists.Options.Where(option => !_place.Options.Contains(option.Text, StringComparer.Ordinal)),
        PlaceKind.OptionValue => Wordlists.ValuesOf(LastOption),
        PlaceKind.OptionUnit => Wordlists.UnitsOf(LastOption),
        PlaceKind.Revision => Wordlists.Revisions,
        _ => [],
    };

    private KnownOption? LastOption => _place.Options.Count == 0 ? null : OptionTable.Named(_place.Options[_place.Options.Count - 1]);

    private FormulaItem[] Variables() => Wordlists.Items(FormulaItemKind.Variable, [.. _place.Variables]);

    // The first generator supplies the arguments, the second the instance.
    private bool IsOfInstance => _place.Index > 0;

    private IEnumerable<FormulaItem> Connectives() =>
        _place.IsOutermost ? Wordlists.Connectives.Concat(Wordlists.With) : Wordlists.Connectives;

    private IEnumerable<FormulaItem> Operands() =>
        Wordlists.Items(FormulaItemKind.Alias, [.. _aliases]).Concat(Carriers()).Concat(Own(MemberNames.Measurable)).Concat(Types());

    // On a type, THIS is followed by one of its methods; SELF is the method itself.
    private FormulaItem[] Carriers() => _carrier switch
    {
        IMethodSymbol or IPropertySymbol => Wordlists.Items(FormulaItemKind.Keyword, ReservedNames.This, ReservedNames.Self),
        INamedTypeSymbol => Wordlists.Items(FormulaItemKind.Keyword, ReservedNames.This),
        _ => [],
    };

    // A constructor must follow its type.
    private IEnumerable<FormulaItem> Own(Func<INamedTypeSymbol, IEnumerable<FormulaItem>> members) =>
        CarrierType is { } type ? members(type).Where(static item => item.Text != NamedMember.Constructor) : [];

    // The references contain thousands of types, so a prefix is required.
    private IEnumerable<FormulaItem> Types() =>
        (_place.Prefix.Length == 0 ? _types.Near : _types.Near.Concat(_types.Far(_place.Prefix))).Select(
            static type => new FormulaItem(type.Name, FormulaItemKind.Type));

    private IEnumerable<FormulaItem> Members(Func<INamedTypeSymbol, IEnumerable<FormulaItem>> members)
    {
        if (_place.Path.Count == 1 && _place.Path[0].Name == ReservedNames.This)
            return CarrierType is { } carrier ? members(carrier) : [];
        if (_types.Find(_place.Path) is { Count: > 0 } found)
            return found.SelectMany(type => members(type).Concat(
                type.GetTypeMembers().Where(_types.IsVisible).Select(static inner => new FormulaItem(inner.Name, FormulaItemKind.Type))));
        return _place.Path.Count > 0 && _types.Namespace(_place.Path) is { } outer ? InNamespace(outer) : [];
    }

    private IEnumerable<FormulaItem> InNamespace(INamespaceSymbol outer) =>
        outer.GetTypeMembers().Where(_types.IsVisible).Select(static type => new FormulaItem(type.Name, FormulaItemKind.Type))
            .Concat(outer.GetNamespaceMembers().Select(static inner => new FormulaItem(inner.Name, FormulaItemKind.Namespace)));
}
