namespace SplNet.Syntax.Binding;

/// <summary>Chooses the overload that a formula means.</summary>
internal sealed class CallBinder(TypeBinder types, BindingDiagnostics diagnostics)
{
    /// <summary>True once a method with an enumeration parameter was found.</summary>
    public bool DependsOnValues { get; private set; }

    /// <summary>
    /// Chooses the method, with its overload selected by types, by a generator or by arguments; null if none or
    /// several fit, which is reported.
    /// </summary>
    /// <param name="operand">The operand.</param>
    /// <param name="member">The members of its name.</param>
    /// <param name="generators">Its generators.</param>
    public MemberModel? Choose(OperandSyntax operand, NamedMember member, GeneratorSource[] generators)
    {
        if (types.FindAll(operand.ParameterTypes) is not { } wanted || Find(operand, member) is not { } overloads)
            return null;
        DependsOnValues |= overloads.DependOnValues;
        return Choose(operand, member, generators, wanted, overloads) is { } chosen ? Finished(chosen, member, operand) : null;
    }

    /// <summary>
    /// Finds the generator of the arguments: the first, unless the call needs none and the only one creates the instance.
    /// </summary>
    public static GeneratorSource? Workload(MemberModel method, GeneratorSource[] generators) =>
        generators.Length == 0 || (generators.Length == 1 && method.NeedsInstance && method.Parameters.Length == 0) ? null : generators[0];

    private MemberModel? Choose(
        OperandSyntax operand, NamedMember member, GeneratorSource[] generators, TypeModel[] wanted, Overloads overloads)
    {
        if (wanted.Length > 0)
        {
            return Array.Find(overloads.All, candidate => candidate.ParameterTypes.SequenceEqual(wanted)) is { } exact
                ? Measurable(exact, member, operand)
                : Report(FormulaRules.NoOverload, operand, member, TypeText.Of(wanted), overloads.All);
        }

        return overloads.Measurable.Length switch
        {
            0 => Measurable(overloads.Visible.Length > 0 ? overloads.Visible[0] : overloads.All[0], member, operand),
            1 when overloads.Visible.Length == 1 => overloads.Measurable[0],
            _ => Best(operand, member, generators, overloads.Measurable),
        };
    }

    private MemberModel? Best(OperandSyntax operand, NamedMember member, GeneratorSource[] generators, MemberModel[] measurable)
    {
        var fitting = 0;
        var least = int.MaxValue;
        var best = new List<MemberModel>(1);
        foreach (var candidate in measurable)
        {
            if (Fit(candidate, operand, generators) is not { } fit)
                continue;
            fitting++;
            if (fit < least)
                best.Clear();
            if (fit <= least)
                best.Add(candidate);
            least = Math.Min(least, fit);
        }

        if (fitting == 0)
            return Report(FormulaRules.NoOverload, operand, member, Given(operand, generators), measurable);
        if (fitting > 1 && generators.Length > 0 && !generators[0].IsKnown)
            return null;
        return best.Count == 1 ? best[0] : Report(FormulaRules.AmbiguousOverload, operand, member, string.Empty, best);
    }

    private static int? Fit(MemberModel method, OperandSyntax operand, GeneratorSource[] generators)
    {
        var parameters = method.Parameters;
        if (Workload(method, generators) is { } workload)
            return parameters.Length == 0 ? null : workload.Fit(method.ParameterTypes);
        var arguments = generators.Length > 0 ? SyntaxList<ArgumentSyntax>.Empty : operand.Arguments;
        if (!ArgumentFit.Takes(parameters, arguments.Count))
            return null;
        var distance = 10 * (parameters.Length - arguments.Count);
        for (var index = 0; index < arguments.Count; index++)
        {
            var type = parameters[index].Type;
            if (!ArgumentFit.Holds(arguments[index], type))
                return null;
            distance += ArgumentFit.Distance(arguments[index], type);
        }

        return distance;
    }

    private Overloads? Find(OperandSyntax operand, NamedMember member) =>
        member.Overloads ??= Candidates(operand, member) is { } candidates ? Overloads.Of(candidates, member.Type) : null;

    private MemberModel[]? Candidates(OperandSyntax operand, NamedMember member)
    {
        var arguments = member.TypeArguments;
        var found = member.Members.ThatBecome(static one => one.Callable);
        if (found.Length == 0)
        {
            var what = member.Members[0].Kind == MemberKind.Field
                ? "is a field, and reading one calls nothing"
                : "is a property without a getter";
            diagnostics.Report(
                FormulaRules.UnmeasurableMethod, operand.Method.Span, null, member, what,
                "Name a method, a property with a getter, or Type.new");
            return null;
        }

        var fitting = found.ThatBecome(method => method.TypeArguments.Length == arguments.Length ? method : null);
        if (fitting.Length == 0)
        {
            diagnostics.Report(
                FormulaRules.TypeArguments, operand.Method.Span, null, member, found[0].TypeArguments.Length, arguments.Length,
                string.Empty);
            return null;
        }

        var closed = arguments.Length == 0 ? fitting : fitting.ThatBecome(method => method.Construct(arguments));
        if (closed.Length < fitting.Length)
        {
            diagnostics.Report(
                FormulaRules.TypeArguments, operand.Method.Span, null, member, arguments.Length, arguments.Length,
                TypeBinder.Refused(arguments));
            return null;
        }

        var candidates = Distinct(closed);
        return Array.Exists(candidates, static candidate => candidate.IsIncomplete) ? null : candidates;
    }

    // The order must be the same for every reader of the symbols.
    private static MemberModel[] Distinct(MemberModel[] methods) => methods.Length == 1 ? methods :
        [.. methods.WithoutHidden().OrderBy(static method => TypeText.Of(method.ParameterTypes), StringComparer.Ordinal)];

    private MemberModel? Measurable(MemberModel method, NamedMember member, OperandSyntax operand)
    {
        if (Measurability.Refusal(method, member.Type) is not { } refusal)
            return method;
        diagnostics.Report(FormulaRules.UnmeasurableMethod, operand.Method.Span, null, member, refusal.Reason, refusal.Advice);
        return null;
    }

    private MemberModel? Finished(MemberModel method, NamedMember member, OperandSyntax operand)
    {
        if (Measurability.Unfinished(method) is not { } mistake)
            return method;
        diagnostics.Report(FormulaRules.UnmeasurableMethod, operand.Method.Span, null, member, mistake.Reason, mistake.Advice);
        return null;
    }

    private MemberModel? Report(
        FormulaRule rule, OperandSyntax operand, NamedMember member, string given, IEnumerable<MemberModel> candidates)
    {
        var overloads = candidates.Select(candidate => operand.Method + TypeText.Of(candidate.ParameterTypes)).ToList();
        if (rule == FormulaRules.NoOverload)
            diagnostics.Report(rule, operand.Span, null, member, given, TypeText.Alternatives(overloads), overloads[0]);
        else
            diagnostics.Report(
                rule, operand.Span, null, member, TypeText.Alternatives(overloads), "Write the types of one of them: " + overloads[0]);
        return null;
    }

    private static string Given(OperandSyntax operand, GeneratorSource[] generators)
    {
        if (generators.Length > 0)
            return $"{generators[0].Gives} of the generator '{generators[0].Name}'";
        return operand.Arguments.Count == 0 ? "no arguments" : $"({string.Join(", ", operand.Arguments)})";
    }
}
