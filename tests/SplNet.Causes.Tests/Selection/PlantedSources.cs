namespace SplNet.Causes.Tests.Selection;

/// <summary>A library, the library that it uses, and operands that use both. Cases change one place of them.</summary>
internal static class PlantedSources
{
    public const string Dep = """
        using System.Runtime.CompilerServices;
        [assembly: InternalsVisibleTo("Sut")]
        namespace Dep;
        public static class Limits { public const int Most = 3; internal const int Secret = 5; }
        public enum Level { Low = 1, High = 2 }
        public static class Optional { public static int Get(int n = 4) => n; }
        public interface IShape { int Area(); int Twice() => Area() * 2; }
        public static class Codec { public static int Encode(int n) => n + 1; public static int Decode(int n) => n - 1; }
        """;

    public const string Sut = """
        using System.Runtime.CompilerServices;
        using System.Runtime.InteropServices;
        namespace Sut;
        public static class Table { static readonly int[] Values = new int[10]; public static int Sum() { var sum = 0; foreach (var value in Values) sum += value; return sum; } }
        public static class Limited { public static int Get() => Dep.Limits.Most; public static int GetSecret() => Dep.Limits.Secret; public static int High() => (int)Dep.Level.High; public static int Default() => Dep.Optional.Get(); }
        public sealed class TagAttribute(int size) : Attribute { public int Size => size; }
        [Tag(1)] public class Tagged { public int One { get; set; } }
        public static class Tags { public static int Read() => ((TagAttribute)typeof(Tagged).GetCustomAttributes(false).Single(static one => one is TagAttribute)).Size; public static int Properties() => typeof(Tagged).GetProperties().Length; }
        public class Square : Dep.IShape { public int Area() => 4; }
        public class Box<T> where T : struct { public T Value; }
        public static class Boxes { public static int Get() => new Box<int>().Value; public static int Cast<T>(T value) => value!.GetHashCode(); public static int CastOne() => Cast(1); }
        internal static class Registry { internal static int Count; [ModuleInitializer] internal static void Fill() => Count = 1; }
        public static class Registered { public static int Get() => Registry.Count; }
        public class Animal { public virtual int Noise() => 1; }
        public class Dog : Animal { }
        public struct Inner { public int A; }
        public class Holder { private Inner _inner; public int Read() => 1; }
        public static class Slow { public static async Task<int> GetAsync() { await Task.Yield(); return 6; } }
        public static class Numbers { public static IEnumerable<int> All() { yield return 7; yield return 1; } public static int Doubled() => new[] { 1, 2 }.Sum(static n => n * 2); public static int Local() { return Inner(3); static int Inner(int n) => n * 9; } }
        public static class Checks { public static int Get(int n) { if (n < 0) return Fail(n); return n; } static int Fail(int n) => n * 11; }
        public static class Paths
        {
            public static int Get(int n) => n < 0 ? Large(n) : n;
            [MethodImpl(MethodImplOptions.NoInlining)] static int Large(int n) => n * 12;
        }
        public static class Dynamic { public static int Get() => new System.Reflection.Emit.DynamicMethod("Made", typeof(int), []).GetParameters().Length; }
        public static class Native { [DllImport("none")] static extern int Call(int n); public static int Get(int n) => n < 0 ? Call(n) : n; }
        public static class Texts { public static int Length() => typeof(Texts).Assembly.GetManifestResourceNames().Length; }
        public class Cat { public virtual int Noise() => 2; }
        public static class Other { public static int Get() => Enumerable.Range(0, 3).Select(static n => new { n, twice = n * 2 }).Sum(static one => one.twice); }
        """;

    public const string Workload = """
        public static class Workload
        {
            public static object Table() => Sut.Table.Sum();
            public static object Constant() => Sut.Limited.Get();
            public static object FriendConstant() => Sut.Limited.GetSecret();
            public static object Enum() => Sut.Limited.High();
            public static object DefaultValue() => Sut.Limited.Default();
            public static object Attribute() => Sut.Tags.Read();
            public static object Properties() => Sut.Tags.Properties();
            public static object DefaultMember() => ((Dep.IShape)new Sut.Square()).Twice();
            public static object Constraint() => Sut.Boxes.Get();
            public static object MethodConstraint() => Sut.Boxes.CastOne();
            public static object Generated() => Sut.Registered.Get();
            public static object Override() => ((Sut.Animal)new Sut.Dog()).Noise();
            public static object Field() => new Sut.Holder().Read();
            public static object Async() => Sut.Slow.GetAsync().GetAwaiter().GetResult();
            public static object Iterator() => Sut.Numbers.All().Sum();
            public static object Lambda() => Sut.Numbers.Doubled();
            public static object LocalFunction() => Sut.Numbers.Local();
            public static object Inlined() => Sut.Checks.Get(1);
            public static object NotTaken() => Sut.Paths.Get(1);
            public static object Emit() => Sut.Dynamic.Get();
            public static object Native() => Sut.Native.Get(1);
            public static object Encode() => Dep.Codec.Encode(1);
            public static object Cat() => new Sut.Cat().Noise();
            public static object Other() => Sut.Other.Get();
        }
        """;
}
