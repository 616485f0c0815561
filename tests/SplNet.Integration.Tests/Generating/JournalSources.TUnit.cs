namespace SplNet.Integration.Tests.Generating;

/// <content>The tests of TUnit.</content>
internal static partial class JournalSources
{
    private const string TUnit = """
        namespace Journals;

        public abstract class Base
        {
            [Before(HookType.Test)]
            public void Outer() => Journal.Write(this, "outer");

            [After(HookType.Test)]
            public void OuterEnd() => Journal.Write(this, "outer end");
        }

        public sealed class Hooks : Base, IDisposable
        {
            public Hooks() => Journal.Write(this, "made");

            [Before(HookType.Test)]
            public async Task Begin()
            {
                await Task.Yield();
                Journal.Write(this, "begin");
            }

            [After(HookType.Test)]
            public void End() => Journal.Write(this, "end");

            public void Dispose() => Journal.Write(this, "disposed");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        public sealed class InOrder
        {
            [Before(HookType.Test, Order = 2)]
            public void Second() => Journal.Write(this, "second");

            [Before(HookType.Test, Order = 1)]
            public void First() => Journal.Write(this, "first");

            [After(HookType.Test, Order = 2)]
            public void Last() => Journal.Write(this, "last");

            [After(HookType.Test, Order = 1)]
            public void BeforeLast() => Journal.Write(this, "before last");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        public static class Everywhere
        {
            [Before(TestSession)]
            public static void BeginOfSession() => Journal.Write("WithClassHooks", "begin of the session");

            [Before(Assembly)]
            public static async Task BeginOfAssembly()
            {
                await Task.Yield();
                Journal.Write("WithClassHooks", "begin of the assembly");
            }

            [After(Assembly)]
            public static void EndOfAssembly() => Journal.Write("WithClassHooks", "end of the assembly");

            [After(TestSession)]
            public static void EndOfSession() => Journal.Write("WithClassHooks", "end of the session");
        }

        public sealed class WithClassHooks
        {
            [Before(Class)]
            public static async Task Begin()
            {
                await Task.Yield();
                Journal.Write("WithClassHooks", "begin");
            }

            [After(Class)]
            public static void End() => Journal.Write("WithClassHooks", "end");

            [Test]
            public void Test() => Journal.Write(this, "test");
        }

        public abstract class HandingOn
        {
            [Test]
            public void Test() => Journal.Write(this, "test of the base");
        }

        public sealed class NotInheriting : HandingOn
        {
            [Test]
            public void Own() => Journal.Write(this, "own test");
        }

        [InheritsTests]
        public sealed class Inheriting : HandingOn;

        public sealed class Rows
        {
            [Test]
            [Arguments(1, "a")]
            [Arguments(-2, null)]
            public async Task Test(int number, string? text) => await Assert.That(text is not null).IsEqualTo(number > 0);
        }

        public sealed class FromSource
        {
            public static IEnumerable<Func<(int, string?)>> Data() => [() => (1, null), () => (2, "b")];

            [Test]
            [MethodDataSource(nameof(Data))]
            public void Test(int number, string? text)
            {
                if (number == 2)
                    Journal.Write(this, $"test of {number} {text}");
            }
        }
        """;
}
