using Sut;

public static class Workload
{
    public static object Run() => Requests.Serve(new Pool(40), 30) + (Requests.IsIdle(new Pool(1)) ? 1 : 0);
}
