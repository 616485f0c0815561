using System.Reflection;
using SplNet.Arguments.Functors;
using SplNet.Arguments.Reflection;
using SplNet.Syntax.Binding;

namespace SplNet.Statements.Binding;

/// <summary>Creates the measured operands for the operands of a formula.</summary>
internal static class OperandMaker
{
    /// <summary>The operand; null if its generators are incompatible, which is reported.</summary>
    public static Operand? Make(BoundOperand bound, BindingDiagnostics diagnostics)
    {
        var workload = bound.Workload is { } arguments ? GeneratorMaker.Make(arguments, bound.Method.ParameterTypes) : null;
        var instance = bound.Instance is { } objects ? GeneratorMaker.Make(objects, [bound.Named.Type]) : null;
        var functor = Functor(bound);
        try
        {
            var operand = instance is null ? new MethodOperand(functor, workload) : new MethodOperand(functor, workload, instance);
            return bound.Syntax.Revision is { } revision ? operand.At(Revision.Of(revision)) : operand;
        }
        catch (SplNetException mistake)
        {
            diagnostics.Report(
                FormulaRules.GeneratorFailed, bound.Syntax.Span, null, bound.Syntax.Generators[0], mistake.Message.TrimEnd('.'));
            return null;
        }
    }

    private static Functor Functor(BoundOperand bound)
    {
        var method = (MethodBase)((ReflectionMember)bound.Method).Info;
        var type = ReflectionType.TypeOf(bound.Named.Type);
        IReadOnlyList<FunctorArgument> arguments =
        [
            .. method.GetParameters().Select((parameter, index) => Argument(parameter, index, bound)),
        ];
        if (!bound.Method.NeedsInstance)
            return new Functor(method, null, null, arguments);
        return bound.Instance is not null
            ? new Functor(method, type, null, arguments)
            : new Functor(method, type, () => Activator.CreateInstance(type), arguments) { TargetType = type, IsMade = true };
    }

    private static FunctorArgument Argument(ParameterInfo parameter, int index, BoundOperand bound)
    {
        if (bound.Workload is not null)
            return new FunctorArgument(parameter.ParameterType, true, null);
        return new FunctorArgument(
            parameter.ParameterType, false,
            index < bound.Arguments.Count ? ArgumentValue.As(bound.Arguments[index], parameter.ParameterType) : DefaultOf(parameter));
    }

    private static object? DefaultOf(ParameterInfo parameter)
    {
        var type = parameter.ParameterType;
        var wanted = Nullable.GetUnderlyingType(type) ?? type;
        return parameter.DefaultValue switch
        {
            // The default value of a struct is encoded as null.
            null => type.IsValueType && wanted == type ? Activator.CreateInstance(type) : null,

            // Metadata support constants of few types: the underlying number for a nullable enumeration, an int for nint.
            var number when wanted.IsEnum => Enum.ToObject(wanted, number),
            int number when wanted == typeof(nint) => (nint)number,
            uint number when wanted == typeof(nuint) => (nuint)number,
            var value => value,
        };
    }
}
