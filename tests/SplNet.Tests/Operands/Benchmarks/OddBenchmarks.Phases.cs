using BenchmarkDotNet.Attributes;

namespace SplNet.Tests.Operands.Benchmarks;

#pragma warning disable // These classes are odd on purpose, and a line each.

/// <summary>Odd benchmark classes: set-ups, clean-ups and methods.</summary>
public static partial class OddBenchmarks
{
    public abstract class AbstractBase
    {
        [GlobalSetup] public abstract void SetUp();
        [GlobalCleanup] public abstract void CleanUp();
        [IterationSetup] public abstract void Before();
        [IterationCleanup] public abstract void After();
        [Benchmark] public int Work() => 1;
    }

    public class OverridesAbstract : AbstractBase
    {
        public override void SetUp() { }
        public override void CleanUp() { }
        public override void Before() { }
        public override void After() { }
    }

    public class VirtualSetUp
    {
        [GlobalSetup] public virtual void SetUp() { }
        [Benchmark] public int Work() => 1;
        [Benchmark] public int Other() => 2;
    }

    public class OverridesVirtual : VirtualSetUp { public override void SetUp() { } }

    public class OverridesTwice : OverridesVirtual { public sealed override void SetUp() { } }

    public class InheritsOverride : OverridesTwice { }

    public class Inherits : VirtualSetUp { }

    public class NarrowsTheTarget : VirtualSetUp { [GlobalSetup(Target = nameof(Work))] public override void SetUp() { } }

    public class AddsOther : VirtualSetUp
    {
        [GlobalSetup(Target = nameof(Work))] public void Special() { }
        public override void SetUp() { }
    }

    public class TargetedBase
    {
        [GlobalSetup(Targets = [nameof(Work)])] public virtual void SetUp() { }
        [Benchmark] public int Work() => 1;
        [Benchmark] public int Other() => 2;
    }

    public class OverridesTargeted : TargetedBase { public override void SetUp() { } }

    public class WidensTargeted : TargetedBase { [GlobalSetup] public override void SetUp() { } }

    public class HidesPlain { [GlobalSetup] public void SetUp() { } [Benchmark] public int Work() => 1; }

    public class HidesWithout : HidesPlain { public new void SetUp() { } }

    public class HidesWith : HidesPlain { [GlobalSetup] public new void SetUp() { } }

    public class HidesVirtual : VirtualSetUp { public new virtual void SetUp() { } }

    public class HidesPrivately : HidesPlain { private new void SetUp() { } }

    public class BenchmarkBase { [Benchmark] public virtual int Work() => 1; [Benchmark] public int Other() => 1; }

    public class OverridesBenchmark : BenchmarkBase { public override int Work() => 2; }

    public class OverridesBenchmarkAgain : BenchmarkBase { [Benchmark] public override int Work() => 2; }

    public class HidesBenchmark : BenchmarkBase { public new int Other() => 3; }

    public class HidesBenchmarkAgain : BenchmarkBase { [Benchmark] public new int Other() => 3; }

    public class PrivateSetUp { [GlobalSetup] private void SetUp() { } [Benchmark] public int Work() => 1; }

    public class ProtectedSetUp { [GlobalSetup] protected virtual void SetUp() { } [Benchmark] public int Work() => 1; }

    public class InternalSetUp { [GlobalSetup] internal void SetUp() { } [Benchmark] public int Work() => 1; }

    public class StaticSetUp { [GlobalSetup] public static void SetUp() { } [Benchmark] public int Work() => 1; }

    public class InheritsStaticSetUp : StaticSetUp { }

    public class GenericSetUp { [GlobalSetup] public void SetUp<T>() { } [Benchmark] public int Work() => 1; }

    public class SetUpWithParameter { [GlobalSetup] public void SetUp(int n) { } [Benchmark] public int Work() => 1; }

    public class TwoSetUps
    {
        [GlobalSetup] public void First() { }
        [GlobalSetup] public void Second() { }
        [Benchmark] public int Work() => 1;
    }

    public class TwoTargeted
    {
        [GlobalSetup(Target = "Work")] public void First() { }
        [GlobalSetup(Target = "Work")] public void Second() { }
        [Benchmark] public int Work() => 1;
    }

    public class TwoDifferentlyTargeted
    {
        [GlobalSetup(Target = "Work")] public void First() { }
        [GlobalSetup(Target = "Other")] public void Second() { }
        [Benchmark] public int Work() => 1;
        [Benchmark] public int Other() => 1;
    }

    public class TargetsUnknown { [GlobalSetup(Target = "Wrok")] public void First() { } [Benchmark] public int Work() => 1; }

    public class TargetList
    {
        [GlobalSetup(Target = "Work,Other")] public void First() { }
        [Benchmark] public int Work() => 1;
        [Benchmark] public int Other() => 1;
    }

    public class TargetListSpaced
    {
        [GlobalSetup(Target = "Work, Other")] public void First() { }
        [Benchmark] public int Work() => 1;
        [Benchmark] public int Other() => 1;
    }

    public class EmptyTarget { [GlobalSetup(Target = "")] public void First() { } [Benchmark] public int Work() => 1; }

    public class EmptyTargets { [GlobalSetup(Targets = [])] public void First() { } [Benchmark] public int Work() => 1; }

    public class TargetAndTargets
    {
        [GlobalSetup(Target = "Other", Targets = ["Work"])] public void First() { }
        [Benchmark] public int Work() => 1;
        [Benchmark] public int Other() => 1;
    }

    public class TargetsAndTarget
    {
        [GlobalSetup(Targets = ["Work"], Target = "Other")] public void First() { }
        [Benchmark] public int Work() => 1;
        [Benchmark] public int Other() => 1;
    }

    public class BothAttributes { [GlobalSetup, GlobalCleanup] public void Both() { } [Benchmark] public int Work() => 1; }

    public sealed class MySetUpAttribute : GlobalSetupAttribute;

    public sealed class MyBenchmarkAttribute : BenchmarkAttribute;

    public class OwnAttributes
    {
        [MyParams] public int N { get; set; }
        [MySetUp] public void SetUp() { }
        [MyBenchmark(OperationsPerInvoke = 3)] public int Work() => 1;
    }

    public class PrivateBenchmark { [Benchmark] private int Work() => 1; }

    public class GenericBenchmark { [Benchmark] public int Work<T>() => 1; }

    public class GenericClass<T> { [GlobalSetup] public virtual void SetUp() { } [Benchmark] public int Work() => 1; }

    public class ClosesGeneric : GenericClass<int> { public override void SetUp() { } }

    public interface ISetUp { [GlobalSetup] void SetUp(); }

    public class ImplementsTheSetUp : ISetUp { public void SetUp() { } [Benchmark] public int Work() => 1; }

    public interface IDefault { [GlobalSetup] void SetUp() { } }

    public class DefaultImplementation : IDefault { [Benchmark] public int Work() => 1; }

    public class Explicit : ISetUp { [GlobalSetup] void ISetUp.SetUp() { } [Benchmark] public int Work() => 1; }

    public class AsyncSetUp
    {
        [GlobalSetup] public async Task SetUp() => await Task.Yield();
        [GlobalCleanup] public ValueTask CleanUp() => default;
        [Benchmark] public int Work() => 1;
    }

    public class ReturningSetUp { [GlobalSetup] public int SetUp() => 1; [Benchmark] public int Work() => 1; }

    public class AsyncIteration { [IterationSetup] public async Task Before() => await Task.Yield(); [Benchmark] public int Work() => 1; }

    public class BaseTargetsDerived
    {
        [GlobalSetup(Target = "Later")] public virtual void ForLater() { }
        [GlobalSetup] public virtual void ForAll() { }
    }

    public class TargetedByBase : BaseTargetsDerived
    {
        [Benchmark] public int Later() => 1;
        [Benchmark] public int Work() => 1;
        public override void ForLater() { }
        public override void ForAll() { }
    }

    public class BaseOrder { [GlobalSetup] public void BaseSetUp() { } }

    public class DerivedOrder : BaseOrder { [GlobalSetup] public void DerivedSetUp() { } [Benchmark] public int Work() => 1; }
}
