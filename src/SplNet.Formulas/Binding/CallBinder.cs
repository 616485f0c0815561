using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Chooses the overload that a formula means.</summary>
internal sealed class CallBinder(TypeBinder types, BindingDiagnostics diagnostics)
{
    /// <summary>True once a method was found of which a parameter is an enumeration.</summary>
    public bool DependsOnValues { get; private set; }

    /// <summary>The method, its overload chosen by types, or by a generator, or by arguments; null if none or several fit, which is reported.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="member">What its name stands for.</param>
    /// <param name="generators">Its generators.</param>
    public MemberModel? Choose(OperandSyntax operand, NamedMember member, IReadOnlyList<GeneratorSource> generators)
    {
        if (types.FindAll(operand.ParameterTypes) is not { } wanted || Find(operand, member) is not { } overloads)
            return null;
        DependsOnValues |= overloads.DependOnValues;
        if (wanted.Count > 0)
        {
            return overloads.All.Find(candidate => candidate.ParameterTypes.SequenceEqual(wanted)) is { } exact
                ? Measurable(exact, member, operand)
                : Report(FormulaRules.NoOverload, operand, member, TypeText.Of(wanted), overloads.All);
        }

        return overloads.Measurable.Count switch
        {
            0 => Measurable(overloads.Visible.Count > 0 ? overloads.Visible[0] : overloads.All[0], member, operand),
            1 when overloads.Visible.Count == 1 => overloads.Measurable[0],
            _ => Best(operand, member, generators, overloads.Measurable),
        };
    }

    /// <summary>The generator of the arguments: the first, unless the call needs none and the only one makes the instance.</summary>
    public static GeneratorSource? Workload(MemberModel method, IReadOnlyList<GeneratorSource> generators) =>
        generators.Count == 0 || (generators.Count == 1 && method.NeedsInstance && method.Parameters.Count == 0) ? null : generators[0];

    private MemberModel? Best(OperandSyntax operand, NamedMember member, IReadOnlyList<GeneratorSource> generators, List<MemberModel> measurable)
    {
        var fitting = measurable.Select(candidate => (Method: candidate, Fit: Fit(candidate, operand, generators)))
            .Where(static candidate => candidate.Fit is not null).ToList();
        if (fitting.Count == 0)
            return Report(FormulaRules.NoOverload, operand, member, Given(operand, generators), measurable);
        if (fitting.Count > 1 && generators.Count > 0 && !generators[0].IsKnown)
            return null;
        var best = fitting.Where(candidate => candidate.Fit == fitting.Min(static one => one.Fit)).Select(static candidate => candidate.Method).ToList();
        return best.Count == 1 ? best[0] : Report(FormulaRules.AmbiguousOverload, operand, member, string.Empty, best);
    }

    private static int? Fit(MemberModel method, OperandSyntax operand, IReadOnlyList<GeneratorSource> generators)
    {
        var parameters = method.Parameters;
        if (Workload(method, generators) is { } workload)
            return parameters.Count == 0 ? null : workload.Fit(method.ParameterTypes);
        var arguments = generators.Count > 0 ? SyntaxList<ArgumentSyntax>.Empty : operand.Arguments;
        if (arguments.Count > parameters.Count || parameters.Skip(arguments.Count).Any(static parameter => !parameter.IsOptional))
            return null;
        if (arguments.Where((argument, index) => !ArgumentFit.Holds(argument, parameters[index].Type)).Any())
            return null;
        return arguments.Select((argument, index) => ArgumentFit.Distance(argument, parameters[index].Type)).Sum() + (10 * (parameters.Count - arguments.Count));
    }

    private Overloads? Find(OperandSyntax operand, NamedMember member) =>
        member.Overloads ??= Candidates(operand, member) is { } candidates ? Overloads.Of(candidates, member.Type) : null;

    private List<MemberModel>? Candidates(OperandSyntax operand, NamedMember member)
    {
        if (types.FindAll(member.TypeArguments) is not { } arguments)
            return null;
        var found = member.Members.Select(static one => one.Callable).OfType<MemberModel>().ToList();
        if (found.Count == 0)
        {
            var what = member.Members[0].Kind == MemberKind.Field ? "is a field, and reading one calls nothing" : "is a property without a getter";
            diagnostics.Report(FormulaRules.UnmeasurableMethod, operand.Method.Span, null, member, what, "Name a method, a property with a getter, or Type.new");
            return null;
        }

        var fitting = found.FindAll(method => method.TypeArguments.Count == arguments.Count);
        if (fitting.Count == 0)
        {
            diagnostics.Report(FormulaRules.TypeArguments, operand.Method.Span, null, member, found[0].TypeArguments.Count, arguments.Count, string.Empty);
            return null;
        }

        var closed = arguments.Count == 0 ? fitting : [.. fitting.Select(method => method.Construct(arguments)).OfType<MemberModel>()];
        if (closed.Count < fitting.Count)
        {
            diagnostics.Report(FormulaRules.TypeArguments, operand.Method.Span, null, member, arguments.Count, arguments.Count, TypeBinder.Refused(arguments));
            return null;
        }

        var candidates = Distinct(closed);
        return candidates.Exists(static candidate => candidate.IsIncomplete) ? null : candidates;
    }

    // A member hides those of base types with the same parameters. The order is one that every reader of the symbols finds again.
    private static List<MemberModel> Distinct(List<MemberModel> methods) => methods.Count == 1 ? methods :
        [.. methods.Where((method, index) => !methods.Take(index).Any(earlier => earlier.ParameterTypes.SequenceEqual(method.ParameterTypes)))
            .OrderBy(static method => TypeText.Of(method.ParameterTypes), StringComparer.Ordinal)];

    private MemberModel? Measurable(MemberModel method, NamedMember member, OperandSyntax operand)
    {
        if (Measurability.Refusal(method, member.Type) is not { } refusal)
            return method;
        diagnostics.Report(FormulaRules.UnmeasurableMethod, operand.Method.Span, null, member, refusal.Reason, refusal.Advice);
        return null;
    }

    private MemberModel? Report(FormulaRule rule, OperandSyntax operand, NamedMember member, string given, IEnumerable<MemberModel> candidates)
    {
        var overloads = candidates.Select(candidate => operand.Method + TypeText.Of(candidate.ParameterTypes)).ToList();
        if (rule == FormulaRules.NoOverload)
            diagnostics.Report(rule, operand.Span, null, member, given, TypeText.Alternatives(overloads), overloads[0]);
        else
            diagnostics.Report(rule, operand.Span, null, member, TypeText.Alternatives(overloads), overloads[0]);
        return null;
    }

    private static string Given(OperandSyntax operand, IReadOnlyList<GeneratorSource> generators)
    {
        if (generators.Count > 0)
            return $"what the generator '{generators[0].Name}' gives, {generators[0].Gives}";
        return operand.Arguments.Count == 0 ? "no arguments" : $"({string.Join(", ", operand.Arguments)})";
    }
}
