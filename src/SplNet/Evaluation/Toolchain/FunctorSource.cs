using System.Reflection;
using BenchmarkDotNet.Configs;
using BenchmarkDotNet.Helpers;
using BenchmarkDotNet.Jobs;
using BenchmarkDotNet.Parameters;
using BenchmarkDotNet.Running;
using SplNet.Arguments.Functors;
using SplNet.Statements.Experiments;

namespace SplNet.Evaluation.Toolchain;

/// <summary>Writes a functor's call as C#, or explains why another program cannot perform it.</summary>
internal static class FunctorSource
{
    private const BindingFlags Fields = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    /// <summary>The reason why that is impossible, for the user, or null.</summary>
    public static string? Refusal(Functor functor)
    {
        var target = TargetOf(functor);
        if (functor.Arguments.Any(static argument => argument.IsGenerated))
            return $"the arguments of {functor} come from a generator, which BenchmarkDotNet does not support";
        if (functor.Arguments.FirstOrDefault(static argument => !IsLiteral(argument.Value)) is { } argument)
            return $"{functor} is called with a {argument.Value!.GetType().Name}, which source code cannot write down; " +
                "only numbers, texts and enumerations can be passed on";
        if (Mentioned(functor).Append(target).FirstOrDefault(static type => type is { IsVisible: false }) is { } hidden)
            return $"{hidden} is not public, so a generated program cannot call {functor}";
        if (functor.Method is { IsPublic: false })
            return $"{functor} is not public, so a generated program cannot call it";
        if (functor.Receiver is null)
            return null;
        if (target is not { IsAbstract: false, IsInterface: false }
            || !target.IsValueType && target.GetConstructor(Type.EmptyTypes) is null)
            return $"a generated program cannot make the target of {functor}: " +
                "its type is not known, or lacks a public parameterless constructor";
        return HasState(target)
            ? $"the target of {functor} has a state, which a generated program would not have; " +
                "make it in the [GlobalSetup] of a benchmark class and use Operand.Benchmark"
            : null;
    }

    /// <summary>The call as a case; only of a functor that is not refused.</summary>
    public static BenchmarkCase Case(Functor functor, MeasuredOperand measured, Job job, ImmutableConfig config)
    {
        var call = Write(functor);
        var descriptor = new Descriptor(call.Type, call.Method, description: measured.Name, additionalLogic: call.Code);
        return BenchmarkCase.Create(descriptor, job, new ParameterInstances([]), config);
    }

    private static CallClass Write(Functor functor)
    {
        var arguments = string.Join(", ", functor.Arguments.Select(Argument));
        if (functor.Method is ConstructorInfo constructor)
            return CallClass.Of(constructor.DeclaringType!, string.Empty, $"new {CSharpName.Of(constructor.DeclaringType!)}({arguments})");
        var method = (MethodInfo)functor.Method;
        var member = functor.Receiver is null
            ? string.Empty
            : $"private readonly {CSharpName.Of(functor.Receiver)} __target = new {CSharpName.Of(TargetOf(functor)!)}();";
        return CallClass.Of(method.ReturnType, member, Call(
            method, functor.Receiver is null ? CSharpName.Of(method.DeclaringType!) : "__target", arguments));
    }

    private static string Call(MethodInfo method, string on, string arguments)
    {
        if (method.IsSpecialName && method.Name.StartsWith("get_", StringComparison.Ordinal))
            return arguments.Length == 0 ? $"{on}.@{method.Name["get_".Length..]}" : $"{on}[{arguments}]";
        var types = method.IsGenericMethod ? $"<{string.Join(", ", method.GetGenericArguments().Select(CSharpName.Of))}>" : string.Empty;
        return $"{on}.@{method.Name}{types}({arguments})";
    }

    private static string Argument(FunctorArgument argument) =>
        $"({CSharpName.Of(argument.Type)})({SourceCodeHelper.ToSourceCode(argument.Value!)})";

    private static Type? TargetOf(Functor functor) => functor.Receiver is null ? null : functor.TargetType ?? functor.Receiver;

    private static IEnumerable<Type?> Mentioned(Functor functor)
    {
        yield return functor.Method.DeclaringType;
        yield return functor.Receiver;
        yield return functor.Result;
        foreach (var argument in functor.Arguments)
            yield return argument.Type;
    }

    /// <summary>True if source code can write the value down.</summary>
    public static bool IsLiteral(object? value) =>
        value is null or string or decimal || value.GetType() is { IsPrimitive: true } or { IsEnum: true };

    private static bool HasState(Type type)
    {
        for (var level = type; level is not null && level != typeof(object); level = level.BaseType)
        {
            if (level.GetFields(Fields | BindingFlags.DeclaredOnly).Length > 0)
                return true;
        }

        return false;
    }
}
