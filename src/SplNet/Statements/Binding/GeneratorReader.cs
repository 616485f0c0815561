using SplNet.Arguments.Generators;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;
using SplNet.Values;

namespace SplNet.Statements.Binding;

/// <summary>Creates the objects that generate arguments, and reads their properties.</summary>
internal sealed class GeneratorReader : IGeneratorReader
{
    public GeneratorSource? Read(
        QualifiedNameSyntax name, GeneratorMember member, SyntaxList<ArgumentSyntax> arguments, BindingDiagnostics diagnostics)
    {
        var parameters = member.Parameters;
        List<object> values =
        [
            .. parameters.Select((parameter, index) => ArgumentValue.As(arguments[index], ReflectionType.TypeOf(parameter.Type))),
        ];
        try
        {
            return new GeneratorCall(member, values).Invoke(Random.Shared) is IArgumentGenerator made
                ? Known(name, made, SyntaxList<ArgumentSyntax>.Of([.. arguments.Skip(parameters.Length)]), values.Count > 0, diagnostics)
                : Fail(name, "it is null", diagnostics);
        }
        catch (Exception failure)
        {
            return Fail(name, $"it failed with {FailureChain.Named(failure).TrimEnd('.')}", diagnostics);
        }
    }

    private static KnownGeneratorSource? Known(
        QualifiedNameSyntax name, IArgumentGenerator generator, SyntaxList<ArgumentSyntax> axes, bool usesArguments,
        BindingDiagnostics diagnostics)
    {
        if (generator is not IDrawnGenerator drawn)
            return new KnownGeneratorSource(name, generator, [.. axes.Select(ArgumentValue.Natural)], usesArguments || axes.Count > 0);
        if (!drawn.TakesParameters)
            return new KnownGeneratorSource(name, generator, [], usesArguments);
        var types = drawn.ParameterTypes;
        var values = new List<object>();
        for (var index = 0; index < axes.Count; index++)
        {
            var type = index < types.Count ? new ReflectionType(types[index]) : null;
            if (type is not null && !ArgumentFit.Holds(axes[index], type))
            {
                diagnostics.Report(
                    FormulaRules.ArgumentMismatch, axes[index].Span, null, axes[index], type, "axis", name, ArgumentFit.Advice(type));
                return null;
            }

            values.Add(type is null ? ArgumentValue.Natural(axes[index]) : ArgumentValue.As(axes[index], type.Type));
        }

        return drawn.Problems(values).FirstOrDefault() is { Reason: not null } problem
            ? Fail(name, problem.ToString(), diagnostics)
            : new KnownGeneratorSource(name, generator, values, usesArguments: true);
    }

    private static KnownGeneratorSource? Fail(QualifiedNameSyntax name, string reason, BindingDiagnostics diagnostics)
    {
        diagnostics.Report(FormulaRules.GeneratorFailed, name.Span, null, name, reason);
        return null;
    }
}
