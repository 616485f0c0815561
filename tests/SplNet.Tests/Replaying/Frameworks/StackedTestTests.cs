using System.Reflection.Emit;
using SplNet.Replaying.Frameworks;

namespace SplNet.Tests.Replaying.Frameworks;

/// <summary>The running test, read off the call stack for frameworks that do not tell it.</summary>
public sealed class StackedTestTests
{
    private const string Fact = "Xunit.FactAttribute";

    [Fact]
    public void CalledFromTheTest_IsTheTest()
    {
        var found = Nested(static () => StackedTest.Find(Fact));
        Assert.Equal((typeof(StackedTestTests), nameof(CalledFromTheTest_IsTheTest)), (found!.Class, found.Method.Name));
    }

    [Fact]
    public async Task CalledAfterAnAwait_IsTheTest()
    {
        await Task.Yield();
        Assert.Equal(nameof(CalledAfterAnAwait_IsTheTest), StackedTest.Find(Fact)!.Method.Name);
    }

    [Theory]
    [InlineData(1)]
    public void DerivedAttribute_CountsAsItsBase(int row) =>
        Assert.Equal(nameof(DerivedAttribute_CountsAsItsBase), row == 1 ? StackedTest.Find(Fact)!.Method.Name : null);

    [Fact]
    public void OtherAttribute_IsNotATest() => Assert.Null(StackedTest.Find("Xunit.NoSuchAttribute"));

    // Runners of other frameworks may call a test by code that they make at run time.
    [Fact]
    public void CalledByDynamicCode_IsFoundFurtherUp()
    {
        var made = new DynamicMethod("Made", typeof(object), [typeof(Func<object?>)]);
        var il = made.GetILGenerator();
        il.Emit(OpCodes.Ldarg_0);
        il.Emit(OpCodes.Callvirt, typeof(Func<object?>).GetMethod(nameof(Func<>.Invoke))!);
        il.Emit(OpCodes.Ret);
        var call = made.CreateDelegate<Func<Func<object?>, object?>>();
        Assert.Equal(nameof(CalledByDynamicCode_IsFoundFurtherUp), ((StackedTest)call(static () => StackedTest.Find(Fact))!).Method.Name);
        Assert.Null(call(static () => StackedTest.Find("Xunit.NoSuchAttribute")));
    }

    [Fact]
    public void TwoExperimentsOfOneTest_ShareItsExecution()
    {
        var found = StackedTest.Find(Fact)!;
        Assert.Null(found.Running().Refusal);
        Assert.Same(found.Running().Execution, StackedTest.Find(Fact)!.Running().Execution);
    }

    private static T Nested<T>(Func<T> call) => call();
}
