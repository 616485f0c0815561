using System.Reflection;
using System.Reflection.Emit;
using SplNet.Arguments.Functors;
using SplNet.Arguments.Generators;
using SplNet.Arguments.Reflection;
using SplNet.Measuring.HeldState;
using SplNet.Measuring.Phases;

namespace SplNet.Measuring.Calls;

/// <summary>
/// Emits the type that calls a functor's method, in the shape of BenchmarkDotNet's generated code: an instance method that loads the target
/// and the arguments from ordinary instance fields (static or read-only fields would be folded into the code) and calls. Emitted types,
/// unlike dynamic methods, are tiered with profile data like compiled code, so an interface call is devirtualised as in the user's program.
/// </summary>
internal static class FunctorStub
{
    private const string TargetField = "Target";
    private const string IndexField = "Index";
    private const string MaskField = "Mask";
    private const string ResultField = "Result";
    private const string Workload = "Workload";
    private const string Overhead = "Overhead";

    private static int _emitted;

    public static MeasuredCall Create(Functor functor, Func<object?>? target, Func<IReadOnlyList<object?>>? generator, Draw draw)
    {
        var stub = Activator.CreateInstance(Emit(functor))!;
        var type = stub.GetType();
        if (functor.Receiver is not null)
            SetTarget();
        for (var index = 0; index < functor.Arguments.Count; index++)
        {
            if (!functor.Arguments[index].IsGenerated)
                type.GetField(ArgumentField(index))!.SetValue(stub, functor.Arguments[index].Value);
        }

        if (typeof(Task).IsAssignableFrom(functor.Result))
            type.GetField(ResultField)!.SetValue(stub, CompletedTask.Of(functor.Result));
        var batch = generator is null
            ? null
            : new ArgumentBatch([.. functor.GeneratedArguments], generator, new EmittedReceiver(stub, GeneratedFields(functor)), draw);
        return new MeasuredCall(Bind(Workload, functor.Result), Bind(Overhead, EmptyCall.ResultLike(functor.Result)), batch, draw)
        {
            NewTarget = functor.IsMade || functor.NeedsInstance ? SetTarget : null,
            ReadTarget = functor.IsMade || functor.NeedsInstance ? () => type.GetField(TargetField)!.GetValue(stub) : null,
            Held = [.. HeldBy(functor, functor.Receiver is null ? null : type.GetField(TargetField)!.GetValue(stub))],
        };

        Delegate Bind(string method, Type result) =>
            type.GetMethod(method)!.CreateDelegate(result == typeof(void) ? typeof(Action) : typeof(Func<>).MakeGenericType(result), stub);

        void SetTarget() => type.GetField(TargetField)!.SetValue(stub, TargetOf(functor, target!));
    }

    private static IEnumerable<HeldRoot> HeldBy(Functor functor, object? target)
    {
        var parameters = functor.Method.GetParameters();
        return functor.Arguments.Index()
            .Where(static argument => !argument.Item.IsGenerated)
            .Select(argument => HeldRoot.Argument(argument.Item.Value, parameters[argument.Index].Name))
            .Prepend(HeldRoot.Target(target));
    }

    private static object TargetOf(Functor functor, Func<object?> make)
    {
        var target = PhaseFailedException.Watch("target factory", make)
            ?? throw new SplNetException($"The target of the call of {functor} is null.");
        return functor.Receiver!.IsInstanceOfType(target)
            ? target
            : throw new SplNetException(
                $"The target of the call of {functor} is a {target.GetType().Name}, which cannot be converted to {functor.Receiver.Name}.");
    }

    private static string ArgumentField(int index) => "Argument" + index.ToString(System.Globalization.CultureInfo.InvariantCulture);

    private static string[] GeneratedFields(Functor functor) =>
        [.. Enumerable.Range(0, functor.Arguments.Count).Where(index => functor.Arguments[index].IsGenerated).Select(ArgumentField)];

    private static Type Emit(Functor functor)
    {
        using var permission = DynamicAssembly.AllowAccess();
        var assembly = DynamicAssembly.Define(
            "SplNet.Stubs" + Interlocked.Increment(ref _emitted).ToString(System.Globalization.CultureInfo.InvariantCulture));
        foreach (var seen in SeenAssemblies(functor))
            assembly.SetCustomAttribute(AccessTo(seen));
        var type = assembly.DefineDynamicModule("stubs").DefineType("Stub", TypeAttributes.Public | TypeAttributes.Sealed);
        var fields = new StubFields(
            functor.Receiver is null ? null : type.DefineField(TargetField, functor.Receiver, FieldAttributes.Public),
            [.. functor.Arguments.Select((argument, index) => type.DefineField(
                ArgumentField(index),
                argument.IsGenerated ? argument.Type.MakeArrayType() : argument.Type,
                FieldAttributes.Public))],
            type.DefineField(IndexField, typeof(int), FieldAttributes.Public),
            type.DefineField(MaskField, typeof(int), FieldAttributes.Public),
            functor.Result == typeof(void)
                ? null
                : type.DefineField(ResultField, EmptyCall.ResultLike(functor.Result), FieldAttributes.Public));
        EmitMethod(type.DefineMethod(Workload, MethodAttributes.Public, functor.Result, []).GetILGenerator(), functor, fields, calls: true);
        EmitMethod(
            type.DefineMethod(Overhead, MethodAttributes.Public, EmptyCall.ResultLike(functor.Result), []).GetILGenerator(), functor,
            fields, calls: false);
        return type.CreateType();
    }

    private static void EmitMethod(ILGenerator il, Functor functor, StubFields fields, bool calls)
    {
        if (calls && fields.Target is { } target)
        {
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(functor.Receiver!.IsValueType ? OpCodes.Ldflda : OpCodes.Ldfld, target);
        }

        var index = EmitStep(il, functor, fields);
        for (var position = 0; position < functor.Arguments.Count; position++)
        {
            var argument = functor.Arguments[position];
            if (!calls && !argument.IsGenerated)
                continue;
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Ldfld, fields.Arguments[position]);
            if (!argument.IsGenerated)
                continue;
            il.Emit(OpCodes.Ldloc, index!);
            il.Emit(OpCodes.Ldelem, argument.Type);
            if (!calls)
                il.Emit(OpCodes.Pop);
        }

        if (calls)
            EmitCall(il, functor);
        else if (fields.Result is { } result)
            EmitResult(il, functor, result);
        il.Emit(OpCodes.Ret);
    }

    // The index is kept masked, so the array access needs only the bounds check.
    private static LocalBuilder? EmitStep(ILGenerator il, Functor functor, StubFields fields)
    {
        if (!functor.Arguments.Any(static argument => argument.IsGenerated))
            return null;
        var index = il.DeclareLocal(typeof(int));
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldfld, fields.Index);
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldfld, fields.Mask);
        il.Emit(OpCodes.And);
        il.Emit(OpCodes.Stloc, index);
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Ldloc, index);
        il.Emit(OpCodes.Ldc_I4_1);
        il.Emit(OpCodes.Add);
        il.Emit(OpCodes.Stfld, fields.Index);
        return index;
    }

    private static void EmitCall(ILGenerator il, Functor functor)
    {
        if (functor.Method is ConstructorInfo constructor)
        {
            il.Emit(OpCodes.Newobj, constructor);
            return;
        }

        var method = (MethodInfo)functor.Method;
        if (functor.Receiver is { IsValueType: true } && method.DeclaringType != functor.Receiver)
            il.Emit(OpCodes.Constrained, functor.Receiver);
        var virtually = !method.IsStatic && (functor.Receiver is not { IsValueType: true } || method.DeclaringType != functor.Receiver);
        il.Emit(virtually ? OpCodes.Callvirt : OpCodes.Call, method);
    }

    // A returned task is awaited, so the empty call returns a completed one.
    private static void EmitResult(ILGenerator il, Functor functor, FieldBuilder result)
    {
        if (typeof(Task).IsAssignableFrom(functor.Result))
        {
            il.Emit(OpCodes.Ldarg_0);
            il.Emit(OpCodes.Ldfld, result);
            return;
        }

        il.Emit(OpCodes.Ldloc, il.DeclareLocal(functor.Result));
    }

    private static IEnumerable<string> SeenAssemblies(Functor functor) =>
        functor.Arguments.Select(static argument => argument.Type)
            .Append(functor.Method.DeclaringType!)
            .Append(functor.Receiver ?? functor.Result)
            .Append(functor.Result)
            .Concat(functor.Method.IsGenericMethod ? functor.Method.GetGenericArguments() : [])
            .SelectMany(WithParts)
            .Select(static type => type.Assembly.GetName().Name!)
            .Distinct(StringComparer.Ordinal);

    private static IEnumerable<Type> WithParts(Type type) =>
        type.HasElementType ? WithParts(type.GetElementType()!) : type.GetGenericArguments().SelectMany(WithParts).Append(type);

    private static CustomAttributeBuilder AccessTo(string assembly) => new(
        typeof(System.Runtime.CompilerServices.IgnoresAccessChecksToAttribute).GetConstructor([typeof(string)])!,
        [assembly]);

    private sealed record StubFields(
        FieldBuilder? Target,
        FieldBuilder[] Arguments,
        FieldBuilder Index,
        FieldBuilder Mask,
        FieldBuilder? Result);

    private sealed class EmittedReceiver(object stub, string[] fields) : IArgumentReceiver
    {
        public void Receive(Array[] columns, int mask)
        {
            for (var column = 0; column < fields.Length; column++)
                stub.GetType().GetField(fields[column])!.SetValue(stub, columns[column]);
            stub.GetType().GetField(MaskField)!.SetValue(stub, mask);
        }

        public void Restart() => stub.GetType().GetField(IndexField)!.SetValue(stub, 0);
    }
}
