namespace SplNet.Integration.Tests.Generating;

/// <content>The tests of xUnit.net, both versions.</content>
internal static partial class JournalSources
{
    private const string Xunit = """
        using Xunit;

        namespace Journals;

        public abstract class Base
        {
            protected Base() => Journal.Write(this, "base made");
        }

        public sealed class Synchronous : Base, IDisposable
        {
            public Synchronous() => Journal.Write(this, "made");

            public void Dispose() => Journal.Write(this, "disposed");

            [Fact]
            public void Test() => Journal.Write(this, "test");
        }

        public sealed class LifeTime : IAsyncLifetime, IDisposable
        {
            public LifeTime() => Journal.Write(this, "made");

            public async TASK InitializeAsync()
            {
                await Task.Yield();
                Journal.Write(this, "initialized");
            }

            public async TASK DisposeAsync()
            {
                await Task.Yield();
                Journal.Write(this, "disposed later");
            }

            public void Dispose() => Journal.Write(this, "disposed");

            [Fact]
            public async Task Test()
            {
                await Task.Yield();
                Journal.Write(this, "test");
            }
        }

        public sealed class Fixture : IAsyncLifetime
        {
            public Fixture(Outer outer, SINK sink) => Journal.Write("WithFixture", "fixture made " + (outer is not null && sink is not null));

            public TASK InitializeAsync()
            {
                Journal.Write("WithFixture", "fixture initialized");
                return DONE;
            }

            public async TASK DisposeAsync()
            {
                await Task.Yield();
                Journal.Write("WithFixture", "fixture disposed");
            }
        }

        public sealed class Outer : IDisposable
        {
            public Outer() => Journal.Write("WithFixture", "outer made");

            public void Dispose() => Journal.Write("WithFixture", "outer disposed");
        }

        [CollectionDefinition("with outer")]
        public sealed class WithOuter : ICollectionFixture<Outer>;

        [Collection("with outer")]
        public sealed class WithFixture : IClassFixture<Fixture>
        {
            public WithFixture(Fixture fixture, OUTPUT output, Outer outer) => Journal.Write(this, "made " + (fixture is not null && output is not null && outer is not null));

            [Fact]
            public void Test() => Journal.Write(this, "test");
        }

        public sealed class Rows
        {
            [Theory]
            [InlineData(1, "a")]
            [InlineData(-2, null)]
            public void Test(long number, string? text) => Assert.Equal(number > 0, text is not null);
        }

        public sealed class FromSource
        {
            public static IEnumerable<object?[]> Data() => [[1, null], [2, "b"]];

            [Theory]
            [MemberData(nameof(Data))]
            public void Test(long number, string? text)
            {
                if (number == 2)
                    Journal.Write(this, $"test of {number} {text}");
            }
        }
        """;

    // In version 3 it is given the framework's own test.
    private const string Xunit2Around = """

        public sealed class AroundAttribute(string name) : Xunit.Sdk.BeforeAfterTestAttribute
        {
            public override void Before(System.Reflection.MethodInfo methodUnderTest) => Journal.Write(methodUnderTest.DeclaringType!.Name, "before of " + name);

            public override void After(System.Reflection.MethodInfo methodUnderTest) => Journal.Write(methodUnderTest.DeclaringType!.Name, "after of " + name);
        }

        [Around("class")]
        public sealed class WithAround : IDisposable
        {
            public WithAround() => Journal.Write(this, "made");

            public void Dispose() => Journal.Write(this, "disposed");

            [Fact]
            [Around("test")]
            public void Test() => Journal.Write(this, "test");
        }
        """;

    // That of the classes in xUnit.net v3 alone.
    private const string XunitOfAssembly = """

        public sealed class OfAssembly : IAsyncDisposable
        {
            public OfAssembly(IMessageSink sink) => Journal.Write("WithOfAssembly", "fixture of the assembly made " + (sink is not null));

            public ValueTask DisposeAsync()
            {
                Journal.Write("WithOfAssembly", "fixture of the assembly disposed");
                return default;
            }
        }

        public sealed class WithOfAssembly(OfAssembly fixture, ITestContextAccessor accessor)
        {
            [Fact]
            public void Test() => Journal.Write(this, "test " + (fixture is not null && accessor is not null));
        }
        """;
}
