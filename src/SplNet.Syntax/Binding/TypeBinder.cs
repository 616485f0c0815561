namespace SplNet.Syntax.Binding;

/// <summary>Finds the types that names refer to.</summary>
/// <param name="scope">The types.</param>
/// <param name="diagnostics">Collects the problems.</param>
internal sealed class TypeBinder(TypeScope scope, BindingDiagnostics diagnostics)
{
    // The runtime's limit for arrays.
    private const int MostDimensions = 32;

    // A quantifier binds its formula many times with the same types.
    private Dictionary<SyntaxNode, TypeModel?>? _found;

    /// <summary>Finds the types of a list; null if one is not found, which is reported.</summary>
    public TypeModel[]? FindAll(SyntaxList<TypeSyntax> syntax)
    {
        if (syntax.Count == 0)
            return [];
        var types = new TypeModel[syntax.Count];
        var areFound = true;
        for (var index = 0; index < types.Length; index++)
        {
            var type = FindOnce(syntax[index]);
            areFound &= type is not null;
            types[index] = type!;
        }

        return areFound ? types : null;
    }

    /// <summary>Finds the type that parts of a name refer to; null if there is none, which is reported.</summary>
    /// <param name="parts">The parts of a name.</param>
    /// <param name="count">The number of parts.</param>
    /// <param name="method">The name of a method that starts with them; null for a parameter or a type argument.</param>
    public TypeModel? Find(SyntaxList<NamePartSyntax> parts, int count, QualifiedNameSyntax? method)
    {
        var (first, last) = (parts[0], parts[count - 1]);
        if (count == 1 && ReservedNames.IsBuiltInType(first.Name))
            return scope.BuiltIn(first.Name);
        var path = PathOf(parts, count);
        var arguments = ArgumentsOf(parts, count);
        var found = scope.Find(path);
        var fitting = Array.FindAll(found, type => type.Arguments.Length == arguments.Count);
        var span = TextSpan.Between(first.Span.Start, last.Span.End);
        if (fitting.Length == 1)
            return Closed(fitting[0], arguments, span);
        if (fitting.Length > 1)
            ReportAmbiguous(fitting, path, span);
        else if (found.Length > 0)
            diagnostics.Report(FormulaRules.TypeArguments, span, null, path, found[0].Arguments.Length, arguments.Count, string.Empty);
        else if (method is not null && Named(method) is { } type)
            ReportType(method, type);
        else
            diagnostics.Report(FormulaRules.UnknownType, span, null, path, Question.For(last.Name, scope.Names));
        return null;
    }

    /// <summary>Finds the type that was named by mistake instead of a method.</summary>
    public TypeModel? Named(QualifiedNameSyntax method) => scope.Find(PathOf(method.Parts, method.Parts.Count)).FirstOrDefault();

    public void ReportType(QualifiedNameSyntax name, TypeModel type)
    {
        var example = type.PublicNames.OrderBy(static one => one, StringComparer.Ordinal).FirstOrDefault() ?? NamedMember.Constructor;
        diagnostics.Report(FormulaRules.TypeInsteadOfMethod, name.Span, null, name, $"{name}.{example}");
    }

    /// <summary>Formats the end of the message for the right number of type arguments that the constraints reject.</summary>
    public static string Refused(TypeModel[] types) => ", which its constraints refuse: " + TypeText.Of(types);

    private TypeModel? FindOnce(TypeSyntax syntax)
    {
        _found ??= new Dictionary<SyntaxNode, TypeModel?>(SameNode.Comparer);
        if (!_found.TryGetValue(syntax, out var type))
            _found.Add(syntax, type = Find(syntax));
        return type;
    }

    private TypeModel? Find(TypeSyntax syntax)
    {
        if (syntax.Name.Parts.Count == 0)
            return null;
        var type = Find(syntax.Name.Parts, syntax.Name.Parts.Count, null);
        for (var index = 0; type is not null && index < syntax.Suffix.Length; index++)
        {
            var inner = type;
            if (syntax.Suffix[index] == '?')
            {
                type = type.Is(TypeTraits.Value) && ReferenceEquals(type.Value, type) ? type.MakeNullable() : type;
            }
            else
            {
                var close = syntax.Suffix.IndexOf(']', index);
                type = close - index > MostDimensions ? null : type.MakeArray(close - index);
                index = close;
            }

            if (type is null || (!ReferenceEquals(type, inner) && inner.Is(TypeTraits.RefLike)))
                return NoSuch(syntax);
        }

        return type;
    }

    private TypeModel? NoSuch(TypeSyntax syntax)
    {
        diagnostics.Report(FormulaRules.UnknownType, syntax.Span, null, Excerpt.Of(syntax.ToString()), string.Empty);
        return null;
    }

    private TypeModel? Closed(TypeModel type, SyntaxList<TypeSyntax> arguments, TextSpan span)
    {
        if (arguments.Count == 0)
            return type;
        if (FindAll(arguments) is not { } types)
            return null;
        var closed = type.Construct(types);
        if (closed is null)
            diagnostics.Report(FormulaRules.TypeArguments, span, null, type.Path, types.Length, types.Length, Refused(types));
        return closed;
    }

    private static string PathOf(SyntaxList<NamePartSyntax> parts, int count) =>
        count == 1 ? parts[0].Name : string.Join(".", parts.Take(count).Select(static part => part.Name));

    private static SyntaxList<TypeSyntax> ArgumentsOf(SyntaxList<NamePartSyntax> parts, int count)
    {
        if (count == 1)
            return parts[0].TypeArguments;
        var arguments = default(SyntaxListBuilder<TypeSyntax>);
        foreach (var part in parts.Take(count))
        {
            foreach (var argument in part.TypeArguments)
                arguments.Add(argument);
        }

        return arguments.ToList();
    }

    // Types may be missing at run time, so only one may remain.
    private void ReportAmbiguous(TypeModel[] types, string path, TextSpan span)
    {
        if (!Array.Exists(types, static type => type.Is(TypeTraits.Unsure)))
        {
            var paths = types.Select(static type => type.Path).OrderBy(static path => path, StringComparer.Ordinal);
            diagnostics.Report(FormulaRules.AmbiguousType, span, null, path, TypeText.Alternatives(paths));
        }
    }
}
