namespace SplNet.Syntax.Binding;

/// <summary>Finds generators: methods, constructors, properties and fields, of any visibility, with the arguments that fill their parameters.</summary>
internal sealed class GeneratorBinder(TypeScope scope, NameBinder names, IGeneratorReader reader, BindingDiagnostics diagnostics)
{
    /// <summary>True once a generator was found of which a parameter is an enumeration.</summary>
    public bool DependsOnValues { get; private set; }

    /// <summary>The generator of that name; null if there is none, which is reported.</summary>
    /// <param name="name">The name.</param>
    /// <param name="arguments">The arguments that the formula gives to the generators.</param>
    public GeneratorSource? Find(QualifiedNameSyntax name, SyntaxList<ArgumentSyntax> arguments)
    {
        if (names.FindGenerator(name) is not { } named || (named.Generators ??= Candidates(name, named)) is not { } candidates)
            return null;
        DependsOnValues |= Array.Exists(candidates, static one => one.DependsOnValues);
        if (Chosen(candidates, arguments.Count) is not { } chosen)
        {
            var counts = string.Join(" or ", candidates.Select(static candidate => candidate.Parameters.Length).Distinct().OrderBy(static count => count));
            diagnostics.Report(
                FormulaRules.ArgumentCount, name.Span, null, name, counts, arguments.Count, $"Write so many in parentheses behind the generators: [{name}](…)");
            return null;
        }

        if (!AreFitting(name, chosen, arguments))
            return null;
        if (chosen.Refusal is { } refusal)
        {
            diagnostics.Report(FormulaRules.GeneratorFailed, name.Span, null, name, refusal);
            return null;
        }

        var result = scope.ResultOf(chosen.Result);
        return result.IsGenerator
            ? reader.Read(name, chosen, arguments, diagnostics)
            : new MemberGeneratorSource(name, chosen, arguments.Take(chosen.Parameters.Length), result.Element);
    }

    private GeneratorMember[]? Candidates(QualifiedNameSyntax name, NamedMember named)
    {
        var arguments = named.TypeArguments;
        var members = named.Members.ThatBecome(member => Closed(member, arguments));
        if (members.Length == 0)
            diagnostics.Report(FormulaRules.TypeArguments, name.Span, null, name, "another number", arguments.Length, " to the generator");
        return members.Length == 0 || Array.Exists(members, static member => member.IsIncomplete) ? null : Array.ConvertAll(members, member => member.AsGenerator(named.Type));
    }

    private bool AreFitting(QualifiedNameSyntax name, GeneratorMember generator, SyntaxList<ArgumentSyntax> arguments)
    {
        var parameters = generator.Parameters;
        for (var index = 0; index < parameters.Length; index++)
        {
            if (ArgumentFit.Holds(arguments[index], parameters[index].Type))
                continue;
            diagnostics.Report(
                FormulaRules.ArgumentMismatch, arguments[index].Span, null,
                arguments[index], parameters[index].Type, parameters[index].Name ?? "value", name, ArgumentFit.Advice(parameters[index].Type));
            return false;
        }

        return true;
    }

    // Those that take all arguments come first, then those whose generator has axes for the rest, then those that need none.
    private GeneratorMember? Chosen(GeneratorMember[] candidates, int arguments)
    {
        foreach (var candidate in candidates)
        {
            if (candidate.Parameters.Length == arguments)
                return candidate;
        }

        return ChosenOfOther(candidates, arguments);
    }

    private GeneratorMember? ChosenOfOther(GeneratorMember[] candidates, int arguments) =>
        candidates.Where(candidate => scope.ResultOf(candidate.Result).IsGenerator && candidate.Parameters.Length < arguments)
            .OrderByDescending(static candidate => candidate.Parameters.Length).FirstOrDefault()
        ?? Array.Find(candidates, static candidate => candidate.Parameters.Length == 0);

    // Constraints of one overload may refuse the types, and another may take them.
    private static MemberModel? Closed(MemberModel member, TypeModel[] arguments)
    {
        if (member.TypeArguments.Length != arguments.Length)
            return null;
        return arguments.Length == 0 ? member : member.Construct(arguments);
    }
}
