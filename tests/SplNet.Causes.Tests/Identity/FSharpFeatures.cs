namespace SplNet.Causes.Tests.Identity;

/// <summary>Features of F#, each with a change that makes it other code.</summary>
internal static class FSharpFeatures
{
    public static IReadOnlyList<Feature> All { get; } =
    [
        Of(
            "Closures",
            "    let mapped (k: int) (l: int list) = l |> List.map (fun x -> x * k + 1)\n    let plain (l: int list) = l |> " +
            "List.map (fun x -> x + 1) |> List.filter (fun x -> x > 3)\n    let nested (k: int) = fun a -> fun b -> a + b + k\n",
            ("x * k + 1", "x * k + 2"),
            ("x > 3", "x > 4"),
            ("List.map (fun x -> x + 1) |> List.filter (fun x -> x > 3)", "List.filter (fun x -> x > 3) |> List.map (fun x -> x + 1)"),
            ("a + b + k", "a - b + k")),
        Of(
            "Sequences",
            "    let cubes (n: int) = seq { for i in 1 .. n do yield i * i * i }\n    let work (n: int) = task {\n" +
            "        do! System.Threading.Tasks.Task.Delay n\n        return n + 1 }\n    let later () = async {\n" +
            "        let! x = async { return 1 }\n        return x + 1 }\n",
            ("i * i * i", "i * i"),
            ("n + 1", "n + 2"),
            ("return x + 1", "return x + 2"),
            ("return 1 }", "return 3 }")),
        Of(
            "Values",
            "    let first = List.init 5 (fun i -> i * 2)\n    let second = List.init 6 (fun i -> i * 3)\n" +
            "    let table = [| 1; 2; 3; 4; 5; 6; 7; 8; 9 |]\n    let get () = first.Length + second.Length\n",
            ("i * 2", "i * 4"),
            ("8; 9", "8; 8"),
            ("first.Length + second.Length", "second.Length + first.Length"),
            ("let second = List.init 6 (fun i -> i * 3)", "let second = List.init 6 (fun i -> i * 7)")),
        Of(
            "Unions",
            "    type Shape = | Circle of float | Square of float\n    [<Struct>] type Point = { X: int; Y: int }\n" +
            "    type Rec = { A: int; mutable B: string }\n    let area (s: Shape) = match s with Circle r when r > 0.0 -> r\n" +
            "    let anon (x: int) = {| X = x; Y = \"a\" |}\n",
            ("Square of float", "Square of int"),
            ("[<Struct>] type Point", "type Point"),
            ("mutable B", "B"),
            ("r > 0.0", "r > 1.0"),
            ("Y = \"a\"", "Z = \"a\"")),
        Of(
            "Classes",
            "    type Api() =\n        static let table = [| 1; 2; 3; 4; 5; 6; 7; 8; 9 |]\n        [<System.ThreadStatic; DefaultValue>] " +
            "static val mutable private count: int\n        let mutable n = 0\n        member _.Table = table\n        member _.Next() " +
            "= n <- n + 1; n\n        abstract Size: int -> int\n        default _.Size k = k\n        interface System.IDisposable with " +
            "member _.Dispose() = n <- 0\n    let object () = { new System.IDisposable with member _.Dispose() = printfn \"x\" }\n",
            ("[<System.ThreadStatic; DefaultValue>]", "[<DefaultValue>]"),
            ("n <- n + 1", "n <- n + 2"),
            ("default _.Size k = k", "default _.Size k = k + 1"),
            ("printfn \"x\"", "printfn \"y\""),
            ("Dispose() = n <- 0", "Dispose() = n <- 1")),
        Of(
            "Inlined",
            "    let inline twice ([<InlineIfLambda>] f) x = f (f x)\n    let useTwice y = twice (fun z -> z + y) 3\n" +
            "    let rec loop n acc = if n = 0 then acc else loop (n - 1) (acc + n)\n    let local n =\n" +
            "        let rec go i = if i > n then 0 else i + go (i + 1)\n        go 0\n    let generic (x: 'T) (f: 'T -> 'U) = f x\n",
            ("z + y", "z - y"),
            ("i + go (i + 1)", "i + go (i + 2)"),
            ("acc + n", "acc - n"),
            ("= f x", "= f x |> id |> fun r -> System.GC.KeepAlive r; r")),
        Of(
            "Places",
            "    type Told =\n        " +
            "[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]\n" +
            "        static member Line([<System.Runtime.CompilerServices.CallerLineNumber; System.Runtime.InteropServices.Optional; " +
            "System.Runtime.InteropServices.DefaultParameterValue(0)>] line: int) = line\n    type Asked =\n" +
            "        [<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]\n" +
            "        static member Line([<System.Runtime.CompilerServices.CallerLineNumber>] ?line: " +
            "int, [<System.Runtime.CompilerServices.CallerFilePath>] ?path: string) = (defaultArg line 0, path)\n" +
            "    let line () = Told.Line()\n    let asked () = Asked.Line()\n    let folder () = __SOURCE_DIRECTORY__\n" +
            "    let part (n: int) = match n with 1 -> 2\n",
            ("Told.Line()", "Told.Line(3)"),
            ("1 -> 2", "1 -> 3"),
            ("__SOURCE_DIRECTORY__", "\"/a\"")),
    ];

    private static Feature Of(string name, string source, params (string Old, string New)[] changes) => new(name, source, changes, []);
}
