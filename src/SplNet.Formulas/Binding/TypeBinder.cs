using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Finds the types that names stand for.</summary>
/// <param name="scope">The types.</param>
/// <param name="diagnostics">Takes the problems.</param>
internal sealed class TypeBinder(TypeScope scope, BindingDiagnostics diagnostics)
{
    // A quantifier binds its formula many times, and each time with the same types.
    private readonly Dictionary<SyntaxNode, TypeModel?> _found = new(SameNode.Comparer);

    /// <summary>The types of a list; null if one is not found, which is reported.</summary>
    public IReadOnlyList<TypeModel>? FindAll(IReadOnlyList<TypeSyntax> syntax)
    {
        if (syntax.Count == 0)
            return [];
        var types = syntax.Select(FindOnce).ToList();
        return types.Contains(null) ? null : types.ConvertAll(static type => type!);
    }

    /// <summary>The type that parts of a name stand for; null if there is none, which is reported.</summary>
    /// <param name="parts">The parts.</param>
    /// <param name="method">The name of a method that they begin; null for a parameter or a type argument.</param>
    public TypeModel? Find(IReadOnlyList<NamePartSyntax> parts, QualifiedNameSyntax? method)
    {
        var names = parts.Select(static part => part.Name).ToList();
        if (names.Count == 1 && ReservedNames.IsBuiltInType(names[0]))
            return scope.BuiltIn(names[0]);
        var span = TextSpan.Between(parts[0].Span.Start, parts[parts.Count - 1].Span.End);
        var arguments = parts.SelectMany(static part => part.TypeArguments).ToList();
        var found = scope.Find(names);
        var fitting = found.Where(type => type.Arguments.Count == arguments.Count).ToList();
        if (fitting.Count == 1)
            return Closed(fitting[0], arguments, span);
        if (fitting.Count > 1)
            ReportAmbiguous(fitting, names, span);
        else if (found.Count > 0)
            diagnostics.Report(FormulaRules.TypeArguments, span, null, string.Join(".", names), found[0].Arguments.Count, arguments.Count, string.Empty);
        else if (method is not null && Named(method) is { } type)
            ReportType(method, type);
        else
            diagnostics.Report(FormulaRules.UnknownType, span, null, string.Join(".", names), Question.For(names[names.Count - 1], scope.Names));
        return null;
    }

    /// <summary>The type that the name of a method is by mistake.</summary>
    public TypeModel? Named(QualifiedNameSyntax method) =>
        scope.Find([.. method.Parts.Select(static part => part.Name)]) is { Count: > 0 } found ? found[0] : null;

    public void ReportType(QualifiedNameSyntax name, TypeModel type)
    {
        var example = type.PublicNames.OrderBy(static one => one, StringComparer.Ordinal).FirstOrDefault() ?? NamedMember.Constructor;
        diagnostics.Report(FormulaRules.TypeInsteadOfMethod, name.Span, null, name, $"{name}.{example}");
    }

    /// <summary>What follows the numbers of type arguments where they are right.</summary>
    public static string Refused(IReadOnlyList<TypeModel> types) => ", which its constraints refuse: " + TypeText.Of(types);

    private TypeModel? FindOnce(TypeSyntax syntax)
    {
        if (!_found.TryGetValue(syntax, out var type))
            _found.Add(syntax, type = Find(syntax));
        return type;
    }

    private TypeModel? Find(TypeSyntax syntax)
    {
        if (syntax.Name.Parts.Count == 0)
            return null;
        var type = Find(syntax.Name.Parts, null);
        for (var index = 0; type is not null && index < syntax.Suffix.Length; index++)
        {
            if (syntax.Suffix[index] == '?')
            {
                type = type.Is(TypeTraits.Value) && ReferenceEquals(type.Value, type) ? type.MakeNullable() : type;
                continue;
            }

            var close = syntax.Suffix.IndexOf(']', index);
            type = type.MakeArray(close - index);
            index = close;
        }

        return type;
    }

    private TypeModel? Closed(TypeModel type, List<TypeSyntax> arguments, TextSpan span)
    {
        if (arguments.Count == 0)
            return type;
        if (FindAll(arguments) is not { } types)
            return null;
        var closed = type.Construct(types);
        if (closed is null)
            diagnostics.Report(FormulaRules.TypeArguments, span, null, type.Path, types.Count, types.Count, Refused(types));
        return closed;
    }

    // Of types that may be missing at run time, one may be left.
    private void ReportAmbiguous(List<TypeModel> types, List<string> names, TextSpan span)
    {
        if (!types.Exists(static type => type.Is(TypeTraits.Unsure)))
        {
            var paths = types.Select(static type => type.Path).OrderBy(static path => path, StringComparer.Ordinal);
            diagnostics.Report(FormulaRules.AmbiguousType, span, null, string.Join(".", names), TypeText.Alternatives(paths));
        }
    }
}
