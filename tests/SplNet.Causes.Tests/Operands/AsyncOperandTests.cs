using System.Diagnostics;
using System.Reflection;
using System.Runtime.Loader;
using SplNet.Causes.Tests.Building;
using SplNet.Operands;
using SplNet.Tests.Shared;
using SplNet.UnitTests;
using SplNet.Values;

namespace SplNet.Causes.Tests.Operands;

/// <summary>What SplNet reads of operands by reflection, which does not depend on the form of their async methods.</summary>
public class AsyncOperandTests
{
    private const string Source = """
        namespace Sut;
        public class Code<T>
        {
            public static Func<object> OnStack = () => 0;
            public static async Task<object> RunAsync<TOther>(bool suspends) { if (suspends) await Task.Yield(); return await NestedAsync(suspends); }
            public static async Task<object> NestedAsync(bool suspends) { if (suspends) await Task.Yield(); return OnStack(); }
            public static async Task<int> SumAsync() { var one = await OneAsync(); Write(one); return one; }
            public static async Task<IEnumerable<int>> LazyAsync() { await Task.Yield(); return Lazy(); }
            public static async Task<int> ThrowAsync(bool suspends) { if (suspends) await Task.Yield(); throw new FormatException("thrown"); }
            public static async Task<int> CallThrowAsync(bool suspends) => await ThrowAsync(suspends);
            public static async void Forget() { await Task.Yield(); }
            public static IEnumerable<int> Lazy() { yield return 1; }
            public static async IAsyncEnumerable<int> LaterAsync() { await Task.Yield(); yield return 1; }
            private static async ValueTask<int> OneAsync() { await Task.Yield(); return 1; }
            private static void Write(int number) { }
        }
        """;

    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void CallsOfAnAsyncMethod_AreReadFromItsBody(AsyncForm form)
    {
        var calls = MethodCalls.In(Method(form, "SumAsync"));
        Assert.Equal(
            ["OneAsync", "Write"], calls.Select(static call => call.Method.Name).Where(static name => name is "OneAsync" or "Write"));
        Assert.DoesNotContain(calls, static call => call.IsLast);
    }

    // Whoever awaits it gets the sequence: it is not the last call of a function.
    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void SequenceReturnedByAnAsyncMethod_IsNotItsLastCall(AsyncForm form)
    {
        var calls = MethodCalls.In(Method(form, "LazyAsync"));
        Assert.False(Assert.Single(calls, static call => call.Method.Name == "Lazy").IsLast);
    }

    [Theory]
    [InlineData(AsyncForm.StateMachine)]
    [InlineData(AsyncForm.Runtime)]
    public void UnfinishedWork_IsKnownInBothForms(AsyncForm form)
    {
        Assert.Contains(
            "async void", Assert.Single(UnfinishedCode.Problems(Method(form, "Forget"), null)).Reason, StringComparison.Ordinal);
        Assert.Contains(
            "Lazy(…).ToList()", Assert.Single(UnfinishedCode.Problems(Method(form, "Lazy"), null)).Reason, StringComparison.Ordinal);
        Assert.Contains(
            "LaterAsync(…).ToListAsync()",
            Assert.Single(UnfinishedCode.Problems(Method(form, "LaterAsync"), null)).Reason,
            StringComparison.Ordinal);
        Assert.Empty(UnfinishedCode.Problems(Method(form, "SumAsync"), null));
    }

    [Theory]
    [InlineData(AsyncForm.StateMachine, false)]
    [InlineData(AsyncForm.StateMachine, true)]
    [InlineData(AsyncForm.Runtime, false)]
    [InlineData(AsyncForm.Runtime, true)]
    public async Task AsyncMethodOnTheStack_HasItsSourceName(AsyncForm form, bool suspends)
    {
        var code = Code(form);
        code.GetField("OnStack")!.SetValue(
            null, (Func<object>)(static () => CallStack.Methods(new StackTrace()).Select(static method => method.Name).ToList()));
        var names = (List<string>)await (Task<object>)code.GetMethod("RunAsync")!.MakeGenericMethod(typeof(long)).Invoke(null, [suspends])!;
        Assert.Contains("NestedAsync", names);
        Assert.Equal(!suspends, names.Contains("RunAsync"));
    }

    [Theory]
    [InlineData(AsyncForm.StateMachine, false)]
    [InlineData(AsyncForm.StateMachine, true)]
    [InlineData(AsyncForm.Runtime, false)]
    [InlineData(AsyncForm.Runtime, true)]
    public async Task StackOfAFailure_HasOnlyUserMethods(AsyncForm form, bool suspends)
    {
        var failure = await Assert.ThrowsAsync<FormatException>(() => (Task<int>)Method(form, "CallThrowAsync").Invoke(null, [suspends])!);
        var lines = OwnFrames.Before(failure);
        Assert.Contains("ThrowAsync", lines[0], StringComparison.Ordinal);
        Assert.Contains(lines, static line => line.Contains("CallThrowAsync", StringComparison.Ordinal));
        Assert.DoesNotContain(lines, static line => line.Contains("System.Runtime.CompilerServices.", StringComparison.Ordinal));
    }

    private static MethodInfo Method(AsyncForm form, string name) => Code(form).GetMethod(name)!;

    private static Type Code(AsyncForm form)
    {
        AsyncForms.Require(form);
        var folder = OwnedFolder.Create("splnet-causes-");
        var context = new AssemblyLoadContext("operands");
        return context.LoadFromAssemblyPath(Compiler.Compile(folder, "Sut", [Source], form: form))
            .GetType("Sut.Code`1", throwOnError: true)!.MakeGenericType(typeof(string));
    }
}
