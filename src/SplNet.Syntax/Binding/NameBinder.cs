namespace SplNet.Syntax.Binding;

/// <summary>Finds the members that names refer to.</summary>
/// <param name="scope">The types, and the names that other formulas have found.</param>
/// <param name="types">Finds types.</param>
/// <param name="carrier">The member or type with the formula.</param>
/// <param name="aliases">The declared names, for suggestions.</param>
/// <param name="diagnostics">Collects the problems.</param>
internal sealed class NameBinder(
    TypeScope scope, TypeBinder types, Carrier carrier, IEnumerable<string> aliases, BindingDiagnostics diagnostics)
{
    private const string ElsewhereOrByType = "Put the attribute on the member, or write Type.Method";

    // A quantifier binds its formula many times with the same names. This holds names that no other formula found, or that do not exist.
    private Dictionary<SyntaxNode, NamedMember?>? _measured;
    private Dictionary<SyntaxNode, NamedMember?>? _generators;
    private NamedMember? _carried;

    /// <summary>Finds the measured member; null if there is none, which is reported.</summary>
    public NamedMember? FindMeasured(QualifiedNameSyntax name) => FindOnce(name, ref _measured, isHiddenSeen: true);

    /// <summary>
    /// Finds the member that is a generator; null if there is none, which is reported if its type shows members of every visibility.
    /// </summary>
    public NamedMember? FindGenerator(QualifiedNameSyntax name) => FindOnce(name, ref _generators, isHiddenSeen: false);

    /// <summary>True for a name with the same meaning in every formula, whatever carries it.</summary>
    public static bool IsShared(QualifiedNameSyntax name) => name.Parts.Count > 1 && name.Parts[0].Name != ReservedNames.This;

    private NamedMember? FindOnce(QualifiedNameSyntax name, ref Dictionary<SyntaxNode, NamedMember?>? own, bool isHiddenSeen)
    {
        if (name.Simple is ReservedNames.This or ReservedNames.Self)
            return _carried ??= OfCarrier(name.Parts[0]);
        var isShared = IsShared(name);
        if (isShared && scope.Find(name) is { } known)
            return known;
        if (own is not null && own.TryGetValue(name, out var found))
            return found;
        var member = Find(name, isHiddenSeen);
        if (isShared && member is not null)
            return scope.Keep(name, member);
        own ??= new Dictionary<SyntaxNode, NamedMember?>(SameNode.Comparer);
        own.Add(name, member);
        return member;
    }

    private NamedMember? Find(QualifiedNameSyntax name, bool isHiddenSeen)
    {
        if (name.Parts.Count == 0)
            return null;
        var first = name.Parts[0].Name;
        if (name.Parts.Count == 1)
            return first is ReservedNames.This or ReservedNames.Self ? OfCarrier(name.Parts[0]) : Alone(name);
        var last = name.Parts[name.Parts.Count - 1];
        var isOfCarrier = first == ReservedNames.This;
        var type = isOfCarrier ? InCarrier(name) : types.Find(name.Parts, name.Parts.Count - 1, name);
        if (type is null)
            return null;
        if (HolderOf(type, last.Name, isOfCarrier) is { } holder)
            return Named(type, last.Name, last, null, holder);
        if (!type.Is(TypeTraits.Incomplete) && (isHiddenSeen || !type.Is(TypeTraits.Referenced)))
            ReportUnknown(type, last);
        return null;
    }

    private NamedMember? Named(TypeModel type, string name, NamePartSyntax part, MemberModel? exact, TypeModel? holder) =>
        types.FindAll(part.TypeArguments) is { } arguments ? new NamedMember(type, name, arguments, exact, holder) : null;

    // An inherited formula may name private members of the class that declares it.
    private static TypeModel? HolderOf(TypeModel type, string name, bool isOfCarrier)
    {
        for (var one = type; one is not null; one = isOfCarrier ? one.Base : null)
        {
            if (one.Members(name).Length > 0)
                return one;
        }

        return null;
    }

    private NamedMember? OfCarrier(NamePartSyntax word)
    {
        if (IsInExtensionBlock)
            return ReportExtension(word);
        if (carrier is { Type: { } type, Member: { } member })
            return Named(type, member.Name, word, member, null);
        var reason = carrier.Type is null ? "no method carries the formula"
            : $"the formula is on the type {carrier.Type}, not on a method; write THIS.Method for one of its methods";
        diagnostics.Report(FormulaRules.NoCarrier, word.Span, null, word.Name, reason, ElsewhereOrByType);
        return null;
    }

    private TypeModel? InCarrier(QualifiedNameSyntax name)
    {
        if (IsInExtensionBlock)
        {
            ReportExtension(name.Parts[0]);
            return null;
        }

        if (carrier.Type is null)
            diagnostics.Report(
                FormulaRules.NoCarrier, name.Parts[0].Span, null, ReservedNames.This, "no type carries the formula", ElsewhereOrByType);
        else if (name.Parts.Count > 2)
            diagnostics.Report(FormulaRules.UnknownMethod, name.Span, null, "THIS takes the name of one method", string.Empty);
        return name.Parts.Count > 2 ? null : carrier.Type;
    }

    private NamedMember? Alone(QualifiedNameSyntax name)
    {
        var part = name.Parts[0];
        var ofCarrier = IsInExtensionBlock ? null : carrier.Type;
        if (ofCarrier is { } type && HolderOf(type, part.Name, isOfCarrier: true) is { } holder)
            return Named(type, part.Name, part, null, holder);
        if (types.Named(name) is { } other)
            types.ReportType(name, other);
        else if (ofCarrier is null)
            ReportUnknown(name, $"'{part.Name}' is not an alias, and a method needs its type", []);
        else if (!ofCarrier.Is(TypeTraits.Incomplete))
            ReportUnknown(name, $"'{part.Name}' is neither an alias nor a method of {ofCarrier}", NamesIn(ofCarrier));
        return null;
    }

    // The compiler turns the block into a type. The compiler has no name for that type, and its name at run time cannot appear in source;
    // only properties are left in it.
    private bool IsInExtensionBlock =>
        carrier.Type is { Name: var name, Container: not null } && (name.Length == 0 || name.StartsWith("<G>$", StringComparison.Ordinal));

    private NamedMember? ReportExtension(NamePartSyntax word)
    {
        var getter = $"{carrier.Type!.Container}.get_{carrier.Member?.Name}";
        diagnostics.Report(
            FormulaRules.NoCarrier, word.Span, null, word.Name, "the formula is on a property of an extension block",
            $"Measure its getter, {getter}, in a formula on another member");
        return null;
    }

    private void ReportUnknown(QualifiedNameSyntax name, string what, IEnumerable<string> members) =>
        diagnostics.Report(FormulaRules.UnknownMethod, name.Span, null, what, Question.For(name.Parts[0].Name, aliases.Concat(members)));

    private void ReportUnknown(TypeModel type, NamePartSyntax part) => diagnostics.Report(
        FormulaRules.UnknownMethod,
        part.Span,
        Spelling.Nearest(part.Name, NamesIn(type)),
        $"{type} does not contain a {(IsSeenWhole(type) ? string.Empty : "public ")}method or property '{part.Name}'",
        Question.For(part.Name, NamesIn(type)));

    // Formulas never mean the hidden members of the base library's types, which every type inherits.
    private static bool IsSeenWhole(TypeModel type)
    {
        if (type.Is(TypeTraits.Referenced))
            return false;
        for (var one = type.Base; one is not null; one = one.Base)
        {
            if (one.Is(TypeTraits.Unsure))
                return false;
        }

        return true;
    }

    private static IEnumerable<string> NamesIn(TypeModel type) => type.PublicNames.OrderBy(static name => name, StringComparer.Ordinal);
}
