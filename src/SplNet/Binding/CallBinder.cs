using System.Reflection;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Chooses the overload that a formula means.</summary>
internal sealed class CallBinder(NameBinder names, BindingDiagnostics diagnostics)
{
    /// <summary>The method, its overload chosen by types, or by a generator, or by arguments; null if none or several fit, which is reported.</summary>
    /// <param name="operand">The operand.</param>
    /// <param name="member">What its name stands for.</param>
    /// <param name="generators">Its generators.</param>
    public MethodBase? Choose(OperandSyntax operand, NamedMember member, IReadOnlyList<GeneratorSource> generators)
    {
        if (names.FindTypes(operand.ParameterTypes) is not { } types || Candidates(operand, member) is not { Count: > 0 } candidates)
            return null;
        if (types.Length > 0)
        {
            var exact = candidates.Where(candidate => TypesOf(candidate).SequenceEqual(types)).ToList();
            return exact.Count > 0 ? Measurable(exact[0], member, operand) : Report(FormulaRules.NoOverload, operand, member, TypeText.Of(types), candidates);
        }

        if (candidates.Count == 1)
            return Measurable(candidates[0], member, operand);
        var measurable = candidates.Where(candidate => Measurability.Refusal(candidate, member.Type) is null).ToList();
        if (measurable.Count == 0)
            return Measurable(candidates[0], member, operand);
        var fitting = measurable.Select(candidate => (Method: candidate, Fit: Fit(candidate, operand, generators)))
            .Where(static candidate => candidate.Fit is not null).ToList();
        if (fitting.Count == 0)
            return Report(FormulaRules.NoOverload, operand, member, Given(operand, generators), measurable);
        var best = fitting.Where(candidate => candidate.Fit == fitting.Min(static one => one.Fit)).Select(static candidate => candidate.Method).ToList();
        return best.Count == 1 ? best[0] : Report(FormulaRules.AmbiguousOverload, operand, member, string.Empty, best);
    }

    /// <summary>The generator of the arguments: the first, unless the call needs none and the only one makes the instance.</summary>
    public static GeneratorSource? Workload(MethodBase method, IReadOnlyList<GeneratorSource> generators) =>
        generators.Count == 0 || (generators.Count == 1 && NeedsInstance(method) && method.GetParameters().Length == 0) ? null : generators[0];

    public static bool NeedsInstance(MethodBase method) => method is not ConstructorInfo && !method.IsStatic;

    public static Type[] TypesOf(MethodBase method) => [.. method.GetParameters().Select(static parameter => parameter.ParameterType)];

    private static int? Fit(MethodBase method, OperandSyntax operand, IReadOnlyList<GeneratorSource> generators)
    {
        var parameters = method.GetParameters();
        if (Workload(method, generators) is { } workload)
            return parameters.Length == 0 ? null : workload.Fit(TypesOf(method));
        var arguments = generators.Count > 0 ? SyntaxList<ArgumentSyntax>.Empty : operand.Arguments;
        if (arguments.Count > parameters.Length || parameters.Skip(arguments.Count).Any(static parameter => !parameter.HasDefaultValue))
            return null;
        if (arguments.Where((argument, index) => argument is VariableSyntax || !ArgumentValue.TryConvert(argument, parameters[index].ParameterType, out _, out _)).Any())
            return null;
        return arguments.Select((argument, index) => ArgumentValue.Distance(argument, parameters[index].ParameterType)).Sum() + (10 * (parameters.Length - arguments.Count));
    }

    private List<MethodBase>? Candidates(OperandSyntax operand, NamedMember member)
    {
        if (names.FindTypes(member.TypeArguments) is not { } types)
            return null;
        var found = member.Members.Select(Callable).OfType<MethodBase>().ToList();
        if (found.Count == 0)
        {
            var what = member.Members.First() is FieldInfo ? "is a field, and reading one calls nothing" : "is a property without a getter";
            diagnostics.Report(FormulaRules.UnmeasurableMethod, operand.Method.Span, null, member, what, "Name a method, a property with a getter, or Type.new");
            return null;
        }

        var fitting = found.Where(method => (method.IsGenericMethod ? method.GetGenericArguments().Length : 0) == types.Length).ToList();
        if (fitting.Count == 0)
        {
            var arity = found[0].IsGenericMethod ? found[0].GetGenericArguments().Length : 0;
            diagnostics.Report(FormulaRules.TypeArguments, operand.Method.Span, null, member, arity, types.Length, string.Empty);
            return null;
        }

        try
        {
            return types.Length == 0 ? fitting : fitting.ConvertAll(method => (MethodBase)((MethodInfo)method).MakeGenericMethod(types));
        }
        catch (ArgumentException refusal)
        {
            diagnostics.Report(FormulaRules.TypeArguments, operand.Method.Span, null, member, types.Length, types.Length, ", which its constraints refuse: " + refusal.Message);
            return null;
        }
    }

    private static MethodBase? Callable(MemberInfo member) => member switch
    {
        MethodBase method => method,
        PropertyInfo property => property.GetMethod,
        _ => null,
    };

    private MethodBase? Measurable(MethodBase method, NamedMember member, OperandSyntax operand)
    {
        if (Measurability.Refusal(method, member.Type) is not { } refusal)
            return method;
        diagnostics.Report(FormulaRules.UnmeasurableMethod, operand.Method.Span, null, member, refusal.Reason, refusal.Advice);
        return null;
    }

    private MethodBase? Report(FormulaRule rule, OperandSyntax operand, NamedMember member, string given, IEnumerable<MethodBase> candidates)
    {
        var overloads = candidates.Select(candidate => operand.Method + TypeText.Of(TypesOf(candidate))).ToList();
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
