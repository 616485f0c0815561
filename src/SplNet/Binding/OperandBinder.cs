using System.Reflection;
using SplNet.Functors;
using SplNet.Syntax;

namespace SplNet.Binding;

/// <summary>Binds an operand to what is measured: <c>method(types)[generators](arguments)</c>, with its arguments given as values.</summary>
internal sealed class OperandBinder(NameBinder names, BindingDiagnostics diagnostics)
{
    private readonly CallBinder _calls = new(names, diagnostics);
    private readonly GeneratorBinder _generators = new(names, diagnostics);

    /// <summary>What is measured; null if there is a problem, which is reported.</summary>
    public Operand? Bind(OperandSyntax operand)
    {
        if (operand.Revision is { } revision)
            diagnostics.Report(FormulaRules.UnsupportedRevision, revision.Span, null, revision);
        var member = names.FindMember(operand.Method);
        var generators = operand.Generators.Select(name => _generators.Find(name, operand.Arguments)).OfType<GeneratorSource>().ToList();
        if (member is null || operand.Revision is not null || generators.Count < operand.Generators.Count || operand.Arguments.Any(static argument => argument is VariableSyntax))
            return null;
        if (_calls.Choose(operand, member, generators) is not { } method || !AreUsed(operand, generators))
            return null;
        return Made(operand, member, method, generators);
    }

    private MethodOperand? Made(OperandSyntax operand, NamedMember member, MethodBase method, List<GeneratorSource> generators)
    {
        var wanted = CallBinder.TypesOf(method);
        var workload = CallBinder.Workload(method, generators);
        var further = generators.Skip(workload is null ? 0 : 1).ToList();
        if (workload is not null && wanted.Length == 0)
            return Unused(operand, member, 0, "it takes no arguments");
        if (workload is not null && workload.Fit(wanted) is null)
            return Mismatch(operand, 0, workload, member, TypeText.Of(wanted));
        if (further.Count > 0 && !CallBinder.NeedsInstance(method))
            return Unused(operand, member, generators.Count - 1, "it needs no object");
        if (further.Count > 1)
            return Unused(operand, member, 2, "two are enough");
        if (further.Count == 1 && further[0].Fit([member.Type]) is null)
            return Mismatch(operand, generators.Count - 1, further[0], member, "an object of the type " + TypeText.Of(member.Type));
        if (workload?.KeptFor(wanted) is { } kept)
            diagnostics.Report(FormulaRules.KeptArguments, operand.Generators[0].Span, null, workload.Name, kept, member);
        var arguments = workload is null ? Values(operand, member, method, generators.Count > 0) : [.. wanted.Select(static type => new FunctorArgument(type, true, null))];
        var instance = further.Count == 1 ? further[0].For([member.Type]) : null;
        if (arguments is null || (instance is null && CallBinder.NeedsInstance(method) && !HasInstance(operand, member)))
            return null;
        return Assembled(operand, Functor(member.Type, method, arguments, instance), workload?.For(wanted), instance);
    }

    private MethodOperand? Assembled(OperandSyntax operand, Functor functor, IArgumentGenerator? workload, IArgumentGenerator? instance)
    {
        try
        {
            return instance is null ? new MethodOperand(functor, workload) : new MethodOperand(functor, workload, instance);
        }
        catch (SplNetException mistake)
        {
            diagnostics.Report(FormulaRules.GeneratorFailed, operand.Span, null, operand.Generators[0], mistake.Message.TrimEnd('.'));
            return null;
        }
    }

    private static Functor Functor(Type type, MethodBase method, IReadOnlyList<FunctorArgument> arguments, IArgumentGenerator? instance)
    {
        if (!CallBinder.NeedsInstance(method))
            return new Functor(method, null, null, arguments);
        return instance is not null
            ? new Functor(method, type, null, arguments)
            : new Functor(method, type, () => Activator.CreateInstance(type), arguments) { TargetType = type, IsMade = true };
    }

    private bool HasInstance(OperandSyntax operand, NamedMember member)
    {
        var type = member.Type;
        var reason = type.IsAbstract ? $"{TypeText.Of(type)} is abstract"
            : !type.IsValueType && type.GetConstructor([]) is null ? $"{TypeText.Of(type)} has no public constructor without parameters"
            : null;
        if (reason is not null)
            diagnostics.Report(FormulaRules.InstanceMissing, operand.Method.Span, null, operand.Method, reason);
        return reason is null;
    }

    private List<FunctorArgument>? Values(OperandSyntax operand, NamedMember member, MethodBase method, bool haveGenerators)
    {
        var parameters = method.GetParameters();
        var given = haveGenerators ? SyntaxList<ArgumentSyntax>.Empty : operand.Arguments;
        if (given.Count > parameters.Length || parameters.Skip(given.Count).Any(static parameter => !parameter.HasDefaultValue))
        {
            var advice = parameters.Length == 0 ? "Remove them" : $"Give {member} a generator, {operand.Method}[generator], or the arguments in parentheses, {operand.Method}({string.Join(", ", parameters.Select(static parameter => parameter.Name))})";
            diagnostics.Report(FormulaRules.ArgumentCount, operand.Span, null, member, parameters.Length, given.Count, advice);
            return null;
        }

        var arguments = new List<FunctorArgument>();
        for (var index = 0; index < parameters.Length; index++)
        {
            var type = parameters[index].ParameterType;
            object? value = null;
            if (index < given.Count && !ArgumentValue.TryConvert(given[index], type, out value, out var advice))
            {
                diagnostics.Report(FormulaRules.ArgumentMismatch, given[index].Span, null, given[index], TypeText.Of(type), parameters[index].Name ?? "value", member, advice);
                return null;
            }

            arguments.Add(new FunctorArgument(type, false, index < given.Count ? value : DefaultOf(parameters[index])));
        }

        return arguments;
    }

    // The default of a struct is told as null.
    private static object? DefaultOf(ParameterInfo parameter) =>
        parameter.DefaultValue ?? (parameter.ParameterType.IsValueType && Nullable.GetUnderlyingType(parameter.ParameterType) is null ? Activator.CreateInstance(parameter.ParameterType) : null);

    private bool AreUsed(OperandSyntax operand, List<GeneratorSource> generators)
    {
        if (generators.Count == 0 || operand.Arguments.Count == 0 || generators.Any(static generator => generator.UsesArguments))
            return true;
        var place = TextSpan.Between(operand.Arguments[0].Span.Start, operand.Arguments[^1].Span.End);
        diagnostics.Report(FormulaRules.ArgumentCount, place, null, operand.Generators[0], 0, operand.Arguments.Count, "Remove them, or give the generator a parameter or an axis");
        return false;
    }

    private MethodOperand? Unused(OperandSyntax operand, NamedMember member, int generator, string reason)
    {
        diagnostics.Report(FormulaRules.TooManyGenerators, operand.Generators[generator].Span, null, member, operand.Generators[generator], reason);
        return null;
    }

    private MethodOperand? Mismatch(OperandSyntax operand, int generator, GeneratorSource source, NamedMember member, string takes)
    {
        diagnostics.Report(FormulaRules.GeneratorMismatch, operand.Generators[generator].Span, null, source.Name, source.Gives, member, takes);
        return null;
    }
}
