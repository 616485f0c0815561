using System.Reflection;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Finds the types and the members that names stand for.</summary>
/// <param name="scope">The types.</param>
/// <param name="carrier">What carries the formula; null in a file.</param>
/// <param name="aliases">The names that are declared, for suggestions.</param>
/// <param name="diagnostics">Takes the problems.</param>
internal sealed class NameBinder(TypeScope scope, MemberInfo? carrier, IEnumerable<string> aliases, BindingDiagnostics diagnostics)
{
    private readonly Type? _carrierType = carrier as Type ?? carrier?.ReflectedType;

    /// <summary>The member that a name stands for; null if there is none, which is reported.</summary>
    public NamedMember? FindMember(QualifiedNameSyntax name)
    {
        if (name.Parts.Count == 0)
            return null;
        var first = name.Parts[0].Name;
        if (name.Parts.Count == 1)
            return first is ReservedNames.This or ReservedNames.Self ? Carrier(name, first) : Alone(name);
        var type = first == ReservedNames.This ? InCarrier(name) : FindType([.. name.Parts.Take(name.Parts.Count - 1)], name);
        return type is null ? null : Known(new NamedMember(type, name.Parts[^1].Name, name.Parts[^1].TypeArguments, null), name);
    }

    /// <summary>The type that a parameter or a type argument names; null if there is none, which is reported.</summary>
    public Type? FindType(TypeSyntax syntax)
    {
        if (syntax.Name.Parts.Count == 0)
            return null;
        var type = syntax.Name.Simple is { } simple && TypeText.FindBuiltIn(simple) is { } known ? known : FindType([.. syntax.Name.Parts], null);
        for (var index = 0; type is not null && index < syntax.Suffix.Length; index++)
        {
            if (syntax.Suffix[index] == '?')
            {
                type = type.IsValueType && Nullable.GetUnderlyingType(type) is null ? typeof(Nullable<>).MakeGenericType(type) : type;
                continue;
            }

            var close = syntax.Suffix.IndexOf(']', index);
            type = close == index + 1 ? type.MakeArrayType() : type.MakeArrayType(close - index);
            index = close;
        }

        return type;
    }

    /// <summary>The types of a list; null if one is not found.</summary>
    public Type[]? FindTypes(IEnumerable<TypeSyntax> syntax)
    {
        var types = syntax.Select(FindType).ToArray();
        return types.Contains(null) ? null : Array.ConvertAll(types, static type => type!);
    }

    private NamedMember? Carrier(QualifiedNameSyntax name, string word)
    {
        if (carrier is MethodBase or PropertyInfo)
            return new NamedMember(_carrierType!, carrier.Name, SyntaxList<TypeSyntax>.Empty, carrier);
        var reason = carrier is Type type
            ? $"the formula stands on the type {TypeText.Of(type)} and on no method; THIS.Method names one of its methods"
            : "no method carries the formula";
        diagnostics.Report(FormulaRules.NoCarrier, name.Span, null, word, reason);
        return null;
    }

    private Type? InCarrier(QualifiedNameSyntax name)
    {
        if (_carrierType is null)
            diagnostics.Report(FormulaRules.NoCarrier, name.Parts[0].Span, null, ReservedNames.This, "no type carries the formula");
        else if (name.Parts.Count > 2)
            diagnostics.Report(FormulaRules.UnknownMethod, name.Span, null, "Behind THIS stands the name of one method", string.Empty);
        return name.Parts.Count > 2 ? null : _carrierType;
    }

    private NamedMember? Alone(QualifiedNameSyntax name)
    {
        var part = name.Parts[0];
        if (_carrierType is not null && MembersOf(_carrierType, part.Name).Any())
            return new NamedMember(_carrierType, part.Name, part.TypeArguments, null);
        if (scope.Find([part.Name]) is [var type, ..])
        {
            ReportType(name, type);
            return null;
        }

        var members = _carrierType is null ? [] : NamesIn(_carrierType);
        var what = _carrierType is null ? $"'{part.Name}' is no alias, and methods are written with their type" : $"'{part.Name}' is neither an alias nor a method of {TypeText.Of(_carrierType)}";
        diagnostics.Report(FormulaRules.UnknownMethod, name.Span, null, what, Question.For(part.Name, aliases.Concat(members)));
        return null;
    }

    private Type? FindType(IReadOnlyList<NamePartSyntax> parts, QualifiedNameSyntax? method)
    {
        var names = parts.Select(static part => part.Name).ToList();
        var written = string.Join('.', names);
        var span = TextSpan.Between(parts[0].Span.Start, parts[^1].Span.End);
        if (names is [var one] && TypeText.FindBuiltIn(one) is { } builtIn)
            return builtIn;
        var arguments = parts.SelectMany(static part => part.TypeArguments).ToList();
        var found = scope.Find(names);
        var fitting = found.Where(type => type.GetGenericArguments().Length == arguments.Count).ToList();
        if (fitting.Count == 1)
            return Closed(fitting[0], arguments, span);
        if (fitting.Count > 1)
        {
            diagnostics.Report(FormulaRules.AmbiguousType, span, null, written, TypeText.Alternatives(fitting.Select(TypeText.PathOf).Order(StringComparer.Ordinal)));
        }
        else if (found.Count > 0)
        {
            diagnostics.Report(FormulaRules.TypeArguments, span, null, written, found[0].GetGenericArguments().Length, arguments.Count, string.Empty);
        }
        else if (method is not null && scope.Find([.. method.Parts.Select(static part => part.Name)]) is [var type, ..])
        {
            ReportType(method, type);
        }
        else
        {
            diagnostics.Report(FormulaRules.UnknownType, span, null, written, Question.For(names[^1], scope.Names));
        }

        return null;
    }

    private Type? Closed(Type type, List<TypeSyntax> arguments, TextSpan span)
    {
        if (arguments.Count == 0)
            return type;
        if (FindTypes(arguments) is not { } types)
            return null;
        try
        {
            return type.MakeGenericType(types);
        }
        catch (ArgumentException refusal)
        {
            diagnostics.Report(FormulaRules.TypeArguments, span, null, TypeText.PathOf(type), types.Length, types.Length, ", which its constraints refuse: " + refusal.Message);
            return null;
        }
    }

    private void ReportType(QualifiedNameSyntax name, Type type)
    {
        var example = NamesIn(type).FirstOrDefault() ?? NamedMember.Constructor;
        diagnostics.Report(FormulaRules.TypeInsteadOfMethod, name.Span, null, name, $"{name}.{example}");
    }

    private NamedMember? Known(NamedMember member, QualifiedNameSyntax name)
    {
        if (MembersOf(member.Type, member.Name).Any())
            return member;
        diagnostics.Report(
            FormulaRules.UnknownMethod,
            name.Parts[^1].Span,
            Spelling.Nearest(member.Name, NamesIn(member.Type)),
            $"{TypeText.Of(member.Type)} has no method or property '{member.Name}'",
            Question.For(member.Name, NamesIn(member.Type)));
        return null;
    }

    private static IEnumerable<string> NamesIn(Type type) =>
        type.GetMembers(NamedMember.Any & ~BindingFlags.NonPublic)
            .Where(static member => member is PropertyInfo or MethodInfo { IsSpecialName: false } && member.DeclaringType != typeof(object))
            .Select(static member => member.Name)
            .Distinct(StringComparer.Ordinal);

    private static IEnumerable<MemberInfo> MembersOf(Type type, string name) => NamedMember.Of(type, name);
}
