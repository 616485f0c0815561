namespace SplNet.Syntax.Binding;

/// <summary>
/// Finds generators: methods, constructors, properties and fields, of any visibility, with the arguments that fill their parameters.
/// </summary>
internal sealed class GeneratorBinder(
    TypeScope scope, NameBinder names, IGeneratorReader reader, Carrier carrier, BindingDiagnostics diagnostics)
{
    /// <summary>True once a generator with an enumeration parameter was found.</summary>
    public bool DependsOnValues { get; private set; }

    /// <summary>Finds the generator of that name; null if there is none, which is reported.</summary>
    /// <param name="name">The name.</param>
    /// <param name="arguments">The arguments that the formula passes to the generators.</param>
    public GeneratorSource? Find(QualifiedNameSyntax name, SyntaxList<ArgumentSyntax> arguments)
    {
        if (names.FindGenerator(name) is not { } named || (named.Generators ??= Candidates(name, named)) is not { } candidates)
            return null;
        DependsOnValues |= Array.Exists(candidates, static one => one.DependsOnValues);
        var countable = Countable(candidates, arguments.Count);
        if (countable.Length == 0)
        {
            var counts = string.Join(
                " or ", candidates.Select(static candidate => candidate.Parameters.Length).Distinct().OrderBy(static count => count));
            diagnostics.Report(
                FormulaRules.ArgumentCount, name.Span, null, name, counts, arguments.Count,
                $"Write that many in parentheses after the generators: [{name}](…)");
            return null;
        }

        if (Chosen(name, countable, arguments) is not { } chosen || !AreFitting(name, chosen, arguments))
            return null;
        if (chosen.Refusal is { } refusal)
        {
            diagnostics.Report(FormulaRules.GeneratorFailed, name.Span, null, name, refusal);
            return null;
        }

        if (chosen.MissesObject)
        {
            if (!carrier.LeavesToDerived(name))
                diagnostics.Report(FormulaRules.InstanceMissing, name.Span, null, name, $"{chosen.Type} is abstract", "Make it static");
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
            diagnostics.Report(
                FormulaRules.TypeArguments, name.Span, null, name, "a different number", arguments.Length, " to the generator");
        return members.Length == 0 || Array.Exists(members, static member => member.IsIncomplete) ? null
            : Array.ConvertAll(members.WithoutHidden(), member => member.AsGenerator(named.Type));
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
                arguments[index], parameters[index].Type, parameters[index].Name ?? "value", name,
                ArgumentFit.Advice(parameters[index].Type));
            return false;
        }

        return true;
    }

    // Members that take all arguments come first, then those whose generator has axes for the rest, then those without arguments.
    private GeneratorMember[] Countable(GeneratorMember[] candidates, int arguments)
    {
        var all = Array.FindAll(candidates, candidate => candidate.Parameters.Length == arguments);
        if (all.Length > 0)
            return all;
        var withAxes = Array.FindAll(
            candidates, candidate => candidate.Parameters.Length < arguments && scope.ResultOf(candidate.Result).IsGenerator);
        var most = withAxes.Length == 0 ? 0 : withAxes.Max(static candidate => candidate.Parameters.Length);
        return Array.FindAll(withAxes.Length == 0 ? candidates : withAxes, candidate => candidate.Parameters.Length == most);
    }

    // Non-public members are not visible everywhere, so public ones win. If none fits, the first with matching types supplies the reason.
    private GeneratorMember? Chosen(QualifiedNameSyntax name, GeneratorMember[] candidates, SyntaxList<ArgumentSyntax> arguments)
    {
        if (candidates.Length == 1)
            return candidates[0];
        var ordered = candidates.OrderBy(static candidate => TypeText.Of(candidate.Member.ParameterTypes), StringComparer.Ordinal)
            .ToArray();
        var usable = Array.FindAll(ordered, static candidate => candidate is { Refusal: null, MissesObject: false });
        var fitting = Array.FindAll(usable, candidate => Distance(candidate, arguments) is not null);
        if (fitting.Length == 0)
            return usable.Length > 0 ? usable[0] : ordered[0];
        var visible = Array.FindAll(fitting, static candidate => candidate.Member.IsPublic);
        var least = (visible.Length > 0 ? visible : fitting).GroupBy(candidate => Distance(candidate, arguments))
            .OrderBy(static group => group.Key).First().ToArray();
        if (least.Length == 1)
            return least[0];
        var overloads = TypeText.Alternatives(least.Select(candidate => name + TypeText.Of(candidate.Member.ParameterTypes)));
        diagnostics.Report(
            FormulaRules.AmbiguousOverload, name.Span, null, name, overloads,
            "Generators differ only by their arguments; rename one of them");
        return null;
    }

    private static int? Distance(GeneratorMember generator, SyntaxList<ArgumentSyntax> arguments)
    {
        var sum = 0;
        for (var index = 0; index < generator.Parameters.Length; index++)
        {
            var type = generator.Parameters[index].Type;
            if (!ArgumentFit.Holds(arguments[index], type))
                return null;
            sum += ArgumentFit.Distance(arguments[index], type);
        }

        return sum;
    }

    // The constraints of one overload may reject the types while another overload accepts them.
    private static MemberModel? Closed(MemberModel member, TypeModel[] arguments)
    {
        if (member.TypeArguments.Length != arguments.Length)
            return null;
        return arguments.Length == 0 ? member : member.Construct(arguments);
    }
}
