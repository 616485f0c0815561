namespace SplNet.Syntax.Binding;

/// <summary>Finds the members that names stand for.</summary>
/// <param name="scope">The types, and the names that other formulas have found in it.</param>
/// <param name="types">Finds types.</param>
/// <param name="carrier">What carries the formula.</param>
/// <param name="aliases">The names that are declared, for suggestions.</param>
/// <param name="diagnostics">Takes the problems.</param>
internal sealed class NameBinder(TypeScope scope, TypeBinder types, Carrier carrier, IEnumerable<string> aliases, BindingDiagnostics diagnostics)
{
    // A quantifier binds its formula many times, and each time with the same names. These are found in no other formula, or not at all.
    private Dictionary<SyntaxNode, NamedMember?>? _measured;
    private Dictionary<SyntaxNode, NamedMember?>? _generators;
    private NamedMember? _carried;

    /// <summary>The member that is measured; null if there is none, which is reported.</summary>
    public NamedMember? FindMeasured(QualifiedNameSyntax name) => FindOnce(name, ref _measured, isHiddenSeen: true);

    /// <summary>The member that is a generator; null if there is none, which is reported where its type shows members of every visibility.</summary>
    public NamedMember? FindGenerator(QualifiedNameSyntax name) => FindOnce(name, ref _generators, isHiddenSeen: false);

    /// <summary>True for a name that stands for the same in every formula, whatever carries it.</summary>
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
        var type = first == ReservedNames.This ? InCarrier(name) : types.Find(name.Parts, name.Parts.Count - 1, name);
        if (type is null)
            return null;
        if (type.Members(last.Name).Length > 0)
            return Named(type, last.Name, last, null);
        if (!type.Is(TypeTraits.Incomplete) && (isHiddenSeen || !type.Is(TypeTraits.Referenced)))
            ReportUnknown(type, last);
        return null;
    }

    private NamedMember? Named(TypeModel type, string name, NamePartSyntax part, MemberModel? exact) =>
        types.FindAll(part.TypeArguments) is { } arguments ? new NamedMember(type, name, arguments, exact) : null;

    private NamedMember? OfCarrier(NamePartSyntax word)
    {
        if (carrier is { Type: { } type, Member: { } member })
            return Named(type, member.Name, word, member);
        var reason = carrier.Type is null ? "no method carries the formula"
            : $"the formula stands on the type {carrier.Type} and on no method; THIS.Method names one of its methods";
        diagnostics.Report(FormulaRules.NoCarrier, word.Span, null, word.Name, reason);
        return null;
    }

    private TypeModel? InCarrier(QualifiedNameSyntax name)
    {
        if (carrier.Type is null)
            diagnostics.Report(FormulaRules.NoCarrier, name.Parts[0].Span, null, ReservedNames.This, "no type carries the formula");
        else if (name.Parts.Count > 2)
            diagnostics.Report(FormulaRules.UnknownMethod, name.Span, null, "Behind THIS stands the name of one method", string.Empty);
        return name.Parts.Count > 2 ? null : carrier.Type;
    }

    private NamedMember? Alone(QualifiedNameSyntax name)
    {
        var part = name.Parts[0];
        if (carrier.Type is { } type && type.Members(part.Name).Length > 0)
            return Named(type, part.Name, part, null);
        if (types.Named(name) is { } other)
            types.ReportType(name, other);
        else if (carrier.Type is null)
            ReportUnknown(name, $"'{part.Name}' is no alias, and methods are written with their type", []);
        else if (!carrier.Type.Is(TypeTraits.Incomplete))
            ReportUnknown(name, $"'{part.Name}' is neither an alias nor a method of {carrier.Type}", NamesIn(carrier.Type));
        return null;
    }

    private void ReportUnknown(QualifiedNameSyntax name, string what, IEnumerable<string> members) =>
        diagnostics.Report(FormulaRules.UnknownMethod, name.Span, null, what, Question.For(name.Parts[0].Name, aliases.Concat(members)));

    private void ReportUnknown(TypeModel type, NamePartSyntax part) => diagnostics.Report(
        FormulaRules.UnknownMethod,
        part.Span,
        Spelling.Nearest(part.Name, NamesIn(type)),
        $"{type} has no method or property '{part.Name}'",
        Question.For(part.Name, NamesIn(type)));

    private static IEnumerable<string> NamesIn(TypeModel type) => type.PublicNames.OrderBy(static name => name, StringComparer.Ordinal);
}
