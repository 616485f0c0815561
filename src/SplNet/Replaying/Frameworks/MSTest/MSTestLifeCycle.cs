using System.Runtime.CompilerServices;
using SplNet.Replaying.Frameworks.MSTest.Replaying;
using SplNet.UnitTests;
using SplNet.UnitTests.Candidates;

namespace SplNet.Replaying.Frameworks.MSTest;

/// <summary>Reads the methods that MSTest calls around the tests of a class, for replays and readers.</summary>
internal static class MSTestLifeCycle
{
    private static readonly ConditionalWeakTable<Type, LifeCycle> Known = [];

    /// <summary>The life cycle of a class, which may be loaded for inspection only. Each of its tests needs it.</summary>
    public static LifeCycle Of(Type type) => Known.GetValue(type, Read);

    private static LifeCycle Read(Type type)
    {
        var (assembly, fixtures) = (AssemblyFixtures.Of(type.Assembly), ClassFixtures.Of(type));
        return new LifeCycle
        {
            // Static methods around all tests of the assembly and of the class, each in the framework's order.
            Shared =
            [
                .. assembly.Initialize.Concat(assembly.CleanUp).Take(1).Select(one => new SharedFixture(one.DeclaringType!, null)
                {
                    IsOfSeveralClasses = true,
                    Before = assembly.Initialize,
                    After = assembly.CleanUp,
                }),
                .. fixtures.Initialize.Concat(fixtures.CleanUp).Take(1)
                    .Select(_ => new SharedFixture(type, null) { Before = fixtures.Initialize, After = fixtures.CleanUp }),
            ],
            First = assembly.InitializeTest,
            Constructor = TestClass.ConstructorOf(type),
            Context = TestClass.ContextPropertyOf(type),
            Before = fixtures.InitializeTest,
            After = fixtures.CleanUpTest,
            Disposal = TestReader.Both(type),
            Last = assembly.CleanUpTest,
        };
    }
}
